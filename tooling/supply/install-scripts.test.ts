import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const settings = readFileSync(
  path.resolve(import.meta.dirname, '../../pnpm-workspace.yaml'),
  'utf8',
);

/** The lines of one setting, without its name. */
const linesOf = (name: string) =>
  new RegExp(`^${name}:\\n((?: +.*\\n)+)`, 'm').exec(settings)?.[1] ?? '';

describe('the scripts of what is installed', () => {
  it('are allowed or refused one by one, each with a reason', () => {
    const lines = linesOf('allowBuilds').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const [index, line] of lines.entries()) {
      if (/^ +#/.test(line)) continue;
      expect(line).toMatch(/: (?:true|false)$/);
      expect(lines[index - 1], line).toMatch(/^ +# \S/);
    }
  });

  it('stop the installation where nobody has decided', () => {
    expect(settings).toMatch(/^strictDepBuilds: true$/m);
    expect(settings).not.toMatch(/dangerouslyAllowAllBuilds/);
  });
});

describe('a known weakness that is lived with', () => {
  it('has a reason and a day on which that ends', () => {
    const exceptions = linesOf('auditConfig')
      .split('\n')
      .filter((line) => /^ +- /.test(line));
    const today = new Date().toISOString().slice(0, 10);
    for (const line of exceptions) {
      const [, until = ''] =
        /^ +- '?GHSA-[\w-]+'? # until (\d{4}-\d{2}-\d{2}): \S/.exec(line) ?? [];
      expect(until >= today, line).toBe(true);
    }
  });
});
