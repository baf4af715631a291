import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What a browser loads first for this piece of a program, minified and compressed, in bytes.
 *
 * @param external libraries that a page pays for anyway.
 */
export async function bytesOf(program: string, external: readonly string[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    bundle: true,
    splitting: true,
    outdir: 'in-memory',
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@pothik/source'],
    external: [...external],
    logLevel: 'error',
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  if (!entry) throw new Error('nothing was built');
  // What the entry imports at once comes with it; what it imports later does not.
  const chunks = outputFiles.filter(
    ({ path }) => path !== entry.path && isImportedAtOnce(entry.text, path),
  );
  return [entry, ...chunks].reduce(
    (sum, { contents }) => sum + brotliCompressSync(contents).length,
    0,
  );
}

function isImportedAtOnce(code: string, path: string): boolean {
  const name = path.split('/').at(-1) ?? path;
  return code.includes(`from"./${name}"`) || code.includes(`import"./${name}"`);
}
