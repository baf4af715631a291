import type { Complaint, SourceFile } from './source-file.ts';

/**
 * Stylesheets and scripts use tokens of today: one that is not there counts as nothing, and its former
 * name goes with the next version.
 *
 * @param stylesheet that sets all tokens.
 */
export function lintTokens(stylesheet: string, files: readonly SourceFile[]): Complaint[] {
  const known = new Set(
    [...stylesheet.matchAll(/^ *(--pothik-[\w-]+):/gm)].map(([, name]) => name),
  );
  return files.flatMap(({ name: file, text }) =>
    [...text.matchAll(/var\((--pothik-[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name))
      .map((name) => ({ file, message: `uses ${name}, which is no token` })),
  );
}
