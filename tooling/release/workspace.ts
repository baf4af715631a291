import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** One of the published packages. */
export interface Package {
  /** Below the repository: `packages/chat`. */
  folder: string;
  name: string;
  version: string;
  /** As changesets and GitHub name what is released: `@pothik/chat@1.2.3`. */
  tag: string;
}

/** Nothing of a package with this version was ever published. */
export const neverPublished = '0.0.0';

/** Every published package, as it stands now. */
export function readPackages(): Package[] {
  return readdirSync(path.join(root, 'packages')).map((directory) => {
    const folder = `packages/${directory}`;
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { name, version } = JSON.parse(text) as { name: string; version: string };
    return { folder, name, version, tag: `${name}@${version}` };
  });
}

/** The changesets that wait for the next release, by the names of their files. */
export function waitingChangesets(): string[] {
  return readdirSync(path.join(root, '.changeset')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
}

/**
 * Runs a program in the repository to its end, and shows what it says.
 *
 * @throws Error where it fails.
 */
export function runHere(
  [program, ...rest]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const { status } = spawnSync(program, rest, { cwd: root, env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[program, ...rest].join(' ')} failed`);
}

/**
 * What a program says that is run in the repository.
 *
 * @throws Error where it fails.
 */
export function askHere([program, ...rest]: readonly [string, ...string[]]): string {
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[program, ...rest].join(' ')} failed: ${stderr}`);
  return stdout;
}
