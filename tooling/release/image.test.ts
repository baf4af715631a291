import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const digest = `sha256:${'a'.repeat(64)}`;

/** Stands for Docker: takes down what it is told, and answers what an inspection answers. */
const docker = `#!/bin/sh
echo "$*" >> "$RECORD"
case "$*" in
  login*) cat >> "$RECORD"; echo >> "$RECORD" ;;
  *inspect*) echo '{"digest":"${digest}"}' ;;
esac
`;

let directory: string;
const within = (name: string) => path.join(directory, name);

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-image-'));
  await writeFile(within('docker'), docker);
  await chmod(within('docker'), 0o755);
  await writeFile(within('record'), '');
  // As the jobs that push have it: without the other files of the repository, and without libraries.
  for (const file of ['image.ts', 'github.ts', 'workspace.ts']) {
    await cp(path.join(import.meta.dirname, file), within(`tooling/release/${file}`));
  }
  const manifest = 'packages/contract/package.json';
  await cp(path.join(root, manifest), within(manifest));
  await mkdir(within('dist/pothik'), { recursive: true });
  await writeFile(within('dist/pothik/server.js'), 'the product');
});
afterEach(() => rm(directory, { recursive: true }));

/** Runs the step as a workflow would. @returns what Docker was told, line by line. */
async function step(act: string, more: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [within('tooling/release/image.ts'), act],
    {
      cwd: directory,
      encoding: 'utf8',
      env: {
        PATH: `${directory}:${String(process.env.PATH)}`,
        RECORD: within('record'),
        GITHUB_OUTPUT: within('outputs'),
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'Team/House',
        GITHUB_SHA: 'c0ffee',
        GITHUB_ACTOR: 'someone',
        GITHUB_TOKEN: 'a-secret',
        GITHUB_REF_TYPE: 'tag',
        ...more,
      },
    },
  );
  return { status, stderr, told: (await readFile(within('record'), 'utf8')).split('\n') };
}

const readVersion = async () => {
  const manifest = await readFile(path.join(root, 'packages/contract/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

/** Packs the folder as the job does that builds it. @returns what the job that pushes gets. */
async function pack(platform: string) {
  await step('pack', { PLATFORM: platform });
  const output = await readFile(within('outputs'), 'utf8');
  await rm(within('dist/pothik'), { recursive: true });
  return { PLATFORM: platform, FOLDER_SHA512: output.trim().replace(`${platform}=`, '') };
}

it('an image is pushed for one platform, with what is inside and where it comes from', async () => {
  const version = await readVersion();
  const { status, told } = await step('push', await pack('arm64'));
  expect(status).toBe(0);
  expect(await readFile(within('dist/pothik/server.js'), 'utf8')).toBe('the product');
  // The token is handed over where no list of processes shows it.
  expect(told.slice(0, 2)).toEqual([
    'login ghcr.io --username someone --password-stdin',
    'a-secret',
  ]);
  const built = told.find((line) => line.startsWith('buildx build'));
  for (const part of [
    '--push --platform linux/arm64 --sbom=true --provenance=mode=max',
    'org.opencontainers.image.source=https://github.com/Team/House',
    'org.opencontainers.image.revision=c0ffee',
    `--tag ghcr.io/team/house:${version}-arm64 --file deploy/Dockerfile dist/pothik`,
  ]) {
    expect(built).toContain(part);
  }
});

it('the images of all platforms get one name, whose digest is handed on to be signed', async () => {
  const version = await readVersion();
  const { status, told } = await step('publish');
  expect(status).toBe(0);
  expect(told).toContain(
    `buildx imagetools create --tag ghcr.io/team/house:${version} --tag ghcr.io/team/house:latest ` +
      `ghcr.io/team/house:${version}-amd64 ghcr.io/team/house:${version}-arm64`,
  );
  expect(await readFile(within('outputs'), 'utf8')).toBe(
    `name=ghcr.io/team/house\ndigest=${digest}\n`,
  );
});

it('pushes nothing if the folder was changed after it was packed', async () => {
  const packed = await pack('amd64');
  await writeFile(within('dist/pothik.tar'), 'something else');
  const { status, stderr, told } = await step('push', packed);
  expect(status).not.toBe(0);
  expect(stderr).toContain('dist/pothik.tar is not the file that was packed');
  expect(told).toEqual(['']);
});

it('an image that no version names is the edge, and never the latest', async () => {
  const { told } = await step('publish', { GITHUB_REF_TYPE: 'branch' });
  expect(told.join('\n')).toContain('--tag ghcr.io/team/house:edge ');
  expect(told.join('\n')).not.toContain('latest');
});

it('an image for a platform that is none is refused', async () => {
  const { status, stderr } = await step('pack', { PLATFORM: 'riscv' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('PLATFORM is one of amd64, arm64');
});
