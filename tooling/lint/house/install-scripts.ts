import { complainUnless, type Complaint, type SourceFile } from './source-file.ts';

/** The lines of one setting, without its name. */
const linesOf = (text: string, name: string): string[] =>
  (new RegExp(`^${name}:\\n((?: +.*\\n)+)`, 'm').exec(text)?.[1] ?? '').trimEnd().split('\n');

function haveReasons(lines: readonly string[]): boolean {
  return lines.every(
    (line, index) =>
      /^ +#/.test(line) ||
      (/: (?:true|false)$/.test(line) && /^ +# \S/.test(lines[index - 1] ?? '')),
  );
}

/** A weakness that is lived with has a reason and a day on which that ends. */
function areDated(exceptions: readonly string[], today: string): boolean {
  return exceptions.every((line) => {
    const [, until = ''] = /^ +- '?GHSA-[\w-]+'? # until (\d{4}-\d{2}-\d{2}): \S/.exec(line) ?? [];
    return until >= today;
  });
}

/**
 * Nothing that is installed runs a script of its own unless somebody has decided so.
 *
 * @param settings pnpm-workspace.yaml.
 * @param today as `2026-01-31`.
 */
export function lintInstallScripts(settings: SourceFile, today: string): Complaint[] {
  const one = [settings];
  return [
    ...complainUnless(
      one,
      'allows or refuses a script in allowBuilds without a reason',
      ({ text }) => haveReasons(linesOf(text, 'allowBuilds')),
    ),
    ...complainUnless(
      one,
      'lets an installation go on where nobody has decided about a script',
      ({ text }) =>
        /^strictDepBuilds: true$/m.test(text) && !text.includes('dangerouslyAllowAllBuilds'),
    ),
    ...complainUnless(one, 'lives with a weakness without a reason or beyond its day', ({ text }) =>
      areDated(
        linesOf(text, 'auditConfig').filter((line) => /^ +- /.test(line)),
        today,
      ),
    ),
  ];
}
