import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';

let directory: string;
/** The commit and the tag object of a version. */
let annotated: { commit: string; tag: string };
let lightweight: string;

const git = (...line: string[]) => {
  const { stdout } = spawnSync(
    'git',
    ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.com', ...line],
    { cwd: path.join(directory, 'actions/checkout'), encoding: 'utf8' },
  );
  return stdout.trim();
};

// Stands in for GitHub: a directory with one repository in it.
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-pins-'));
  await mkdir(path.join(directory, 'actions/checkout'), { recursive: true });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'First');
  git('tag', 'v1.0.0');
  lightweight = git('rev-parse', 'HEAD');
  git('commit', '--quiet', '--allow-empty', '--message', 'Second');
  git('tag', '--annotate', 'v2.0.0', '--message', 'Second');
  annotated = { commit: git('rev-parse', 'HEAD'), tag: git('rev-parse', 'v2.0.0') };
});
afterAll(() => rm(directory, { recursive: true }));

async function check(...uses: string[]) {
  const folder = await mkdtemp(path.join(directory, 'workflows-'));
  await writeFile(
    path.join(folder, 'checks.yml'),
    uses.map((one) => `      - uses: ${one}\n`).join(''),
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'check-pins.ts'), folder],
    { encoding: 'utf8', env: { ...process.env, GITHUB_SERVER_URL: `file://${directory}` } },
  );
  return { passes: status === 0, stderr };
}

it('accepts the commit of a lightweight and of an annotated tag', async () => {
  const { passes, stderr } = await check(
    `actions/checkout@${lightweight} # v1.0.0`,
    `actions/checkout/inner@${annotated.commit} # v2.0.0`,
  );
  expect(stderr).toBe('');
  expect(passes).toBe(true);
});

it('reports a commit that does not exist, with the one of the version', async () => {
  const { passes, stderr } = await check(`actions/checkout@${'a'.repeat(40)} # v1.0.0`);
  expect(passes).toBe(false);
  expect(stderr).toContain(`v1.0.0 is ${lightweight}`);
});

it('reports the commit of another version, and the object of an annotated tag', async () => {
  expect((await check(`actions/checkout@${lightweight} # v2.0.0`)).passes).toBe(false);
  expect((await check(`actions/checkout@${annotated.tag} # v2.0.0`)).passes).toBe(false);
});

it('reports a version and a repository that do not exist', async () => {
  expect((await check(`actions/checkout@${lightweight} # v9.0.0`)).stderr).toContain(
    'v9.0.0 is no version of it',
  );
  expect((await check(`actions/missing@${lightweight} # v1.0.0`)).stderr).toContain(
    'actions/missing could not be read',
  );
});

it('fails if it finds no pin, so that it cannot pass by reading nothing', async () => {
  expect((await check('./local')).passes).toBe(false);
});
