/**
 * `publish.ts FOLDER TAG`: publishes the tarballs in FOLDER whose version the registry does not have yet, under TAG.
 * `PACKAGES` is the output of `release:pack`; nothing is published if a tarball is not one of it.
 *
 * The job that runs this can publish in our name, so this file imports nothing but Node.js: docs/releasing.md.
 * A registry that trusts the workflow needs no token. `NPM_TOKEN` is for the first version of a package, because a
 * registry can only trust a workflow with a package that it has.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

interface Packed {
  name: string;
  version: string;
  file: string;
  sha512: string;
}

const [folder = '', tag = ''] = process.argv.slice(2);
if (!/^[a-z]+$/.test(tag)) throw new Error(`'${tag}' is not a tag of a release`);
const packages = JSON.parse(process.env.PACKAGES ?? '[]') as Packed[];
if (packages.length === 0) throw new Error('PACKAGES names no package');

const found = readdirSync(folder).toSorted();
const expected = packages.map(({ file }) => file).toSorted();
if (found.join('\n') !== expected.join('\n')) {
  throw new Error(`There are ${found.join(', ')}, but ${expected.join(', ')} were packed`);
}
for (const { file, sha512 } of packages) {
  const digest = createHash('sha512').update(readFileSync(path.join(folder, file)));
  if (digest.digest('hex') !== sha512) throw new Error(`${file} is not the file that was packed`);
}

// Neither a `.npmrc` nor a package may be above the directory in which npm runs.
const directory = mkdtempSync(path.join(tmpdir(), 'pothik-publish-'));
const environment: NodeJS.ProcessEnv = {
  // A package whose origin cannot be signed is not published.
  NPM_CONFIG_PROVENANCE: 'true',
  ...process.env,
};

function npm(...line: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', line, {
    cwd: directory,
    env: environment,
    encoding: 'utf8',
  });
  return { isDone: status === 0, stdout, output: `${stdout}${stderr}` };
}

function isPublished({ name, version }: Packed): boolean {
  const { isDone, stdout, output } = npm('view', `${name}@${version}`, 'version', '--json');
  if (isDone) return stdout.includes(version);
  if (output.includes('E404')) return false;
  throw new Error(`The registry does not say whether it has ${name}@${version}:\n${output}`);
}

function publish({ file }: Packed): void {
  const tarball = path.resolve(folder, file);
  const options = ['--ignore-scripts', '--access', 'public', '--tag', tag];
  const { isDone, output } = npm('publish', tarball, ...options);
  console.log(output);
  if (!isDone) throw new Error(`${file} was not published`);
}

try {
  if (process.env.NPM_TOKEN) {
    const file = path.join(directory, 'settings');
    writeFileSync(file, '//registry.npmjs.org/:_authToken=${NPM_TOKEN}\n', { mode: 0o600 });
    environment.NPM_CONFIG_USERCONFIG = file;
  }
  for (const one of packages) {
    if (isPublished(one)) console.log(`${one.name}@${one.version} is published already`);
    else publish(one);
  }
} finally {
  rmSync(directory, { recursive: true });
}
