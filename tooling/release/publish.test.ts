import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Stands in for npm: records its arguments and settings, and has `@pothik/chat@1.0.0` published. */
const npm = `#!/bin/sh
echo "$*" >> "$RECORD"
case "$1 $2" in
  publish*) echo "provenance=$NPM_CONFIG_PROVENANCE" >> "$RECORD"; cat "$NPM_CONFIG_USERCONFIG" >> "$RECORD" ;;
  'view @pothik/chat@1.0.0') echo '"1.0.0"' ;;
  'view @pothik/broken@1.0.0') echo '{"error":{"code":"E500"}}'; exit 1 ;;
  view*) echo '{"error":{"code":"E404"}}'; exit 1 ;;
esac
`;

let directory: string;
const within = (name: string) => path.join(directory, name);

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-publishing-'));
  await mkdir(within('packages'));
  await writeFile(within('npm'), npm);
  await chmod(within('npm'), 0o755);
  await writeFile(within('record'), '');
  await writeFile(within('npmrc'), '');
});
afterEach(() => rm(directory, { recursive: true }));

/** Puts a tarball where the artifact is downloaded to. @returns its entry in the output of `release:pack`. */
async function pack(name: string) {
  const [file, content] = [`${name}-1.0.0.tgz`, `tarball of ${name}`];
  await writeFile(within(`packages/${file}`), content);
  const sha512 = createHash('sha512').update(content).digest('hex');
  return { name: `@pothik/${name}`, version: '1.0.0', file, sha512 };
}

/** Runs the script as the job that publishes does, alone in a directory. */
async function publish(packages: unknown, more: Record<string, string> = {}) {
  await writeFile(
    within('publish.ts'),
    await readFile(path.join(import.meta.dirname, 'publish.ts'), 'utf8'),
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [within('publish.ts'), within('packages'), more.TAG ?? 'latest'],
    {
      encoding: 'utf8',
      env: {
        PATH: `${directory}:${String(process.env.PATH)}`,
        RECORD: within('record'),
        NPM_CONFIG_USERCONFIG: within('npmrc'),
        PACKAGES: JSON.stringify(packages),
        ...more,
      },
    },
  );
  const record = (await readFile(within('record'), 'utf8')).split('\n').filter(Boolean);
  return {
    status,
    stderr,
    record,
    isAnyPublished: record.some((one) => one.startsWith('publish')),
  };
}

it('publishes what the registry does not have, signed and without running scripts', async () => {
  const { status, record } = await publish([await pack('ui'), await pack('chat')]);
  expect(status).toBe(0);
  expect(record).toEqual([
    'view @pothik/ui@1.0.0 version --json',
    `publish ${within('packages/ui-1.0.0.tgz')} --ignore-scripts --access public --tag latest`,
    'provenance=true',
    'view @pothik/chat@1.0.0 version --json',
  ]);
});

it('publishes the first version with the token, which stays out of the arguments', async () => {
  const { record } = await publish([await pack('ui')], { NPM_TOKEN: 'a-secret', TAG: 'next' });
  expect(record).toContain('//registry.npmjs.org/:_authToken=${NPM_TOKEN}');
  expect(record.join('\n')).not.toContain('a-secret');
  expect(record.join('\n')).toContain('--tag next');
});

it('publishes nothing if one of the tarballs was changed after it was packed', async () => {
  const packages = [await pack('ui'), await pack('api-client')];
  await writeFile(within('packages/api-client-1.0.0.tgz'), 'something else');
  const { status, stderr, record } = await publish(packages);
  expect(status).not.toBe(0);
  expect(stderr).toContain('api-client-1.0.0.tgz is not the file that was packed');
  expect(record).toEqual([]);
});

it('publishes nothing if there is a tarball that was not packed, or one is missing', async () => {
  const packages = [await pack('ui'), await pack('api-client')];
  const tooMany = await publish(packages.slice(0, 1));
  await rm(within('packages/ui-1.0.0.tgz'));
  const tooFew = await publish(packages);
  for (const { status, stderr, record } of [tooMany, tooFew]) {
    expect(status).not.toBe(0);
    expect(stderr).toContain('were packed');
    expect(record).toEqual([]);
  }
});

it('publishes nothing if the registry does not say what it has', async () => {
  const { status, isAnyPublished } = await publish([await pack('broken')]);
  expect(status).not.toBe(0);
  expect(isAnyPublished).toBe(false);
});

it('publishes nothing without a tag or without a package', async () => {
  expect((await publish([await pack('ui')], { TAG: '--force' })).isAnyPublished).toBe(false);
  expect((await publish([])).isAnyPublished).toBe(false);
});
