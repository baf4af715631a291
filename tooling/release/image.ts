/**
 * The steps of the workflow 'Image', each in a job of its own. `pack` packs the folder `dist/pothik` of one platform
 * (`PLATFORM`) into `dist/pothik.tar` and outputs its digest. `push` makes the image of it, with a list of what is inside
 * and of how it was made, and pushes it, unless the digest is another one (`FOLDER_SHA512`). `publish` puts the images of
 * all platforms under one name, and outputs the name and the digest, which the last job signs.
 *
 * The jobs of `push` and `publish` may write packages, so this file imports nothing that has to be installed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { readActions, setOutput } from './github.ts';
import { readPackages } from './workspace.ts';

const platforms = ['amd64', 'arm64'];
const registry = 'ghcr.io';

const actions = readActions();
if (!actions) throw new Error('This runs in a workflow alone.');
const { GITHUB_ACTOR = '', GITHUB_TOKEN = '', GITHUB_REF_TYPE, PLATFORM = '' } = process.env;
const tarball = 'dist/pothik.tar';

const contract = readPackages().find(({ tag }) => tag.startsWith('@pothik/contract@'));
if (!contract) throw new Error('There is no package @pothik/contract.');
const name = `${registry}/${actions.repository.toLowerCase()}`;
const isRelease = GITHUB_REF_TYPE === 'tag';
const version = isRelease ? contract.version : 'edge';
const imageFor = (platform: string) => `${name}:${version}-${platform}`;

/** @returns what it printed, without what it tells of its progress. */
const docker = (line: readonly string[], input = ''): string =>
  execFileSync('docker', line, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });

const signIn = () =>
  docker(['login', registry, '--username', GITHUB_ACTOR, '--password-stdin'], GITHUB_TOKEN);

function checkPlatform() {
  if (!platforms.includes(PLATFORM)) throw new Error(`PLATFORM is one of ${platforms.join(', ')}.`);
}

const digestOfFolder = () => createHash('sha512').update(readFileSync(tarball)).digest('hex');

const [act] = process.argv.slice(2);
if (act === 'pack') {
  checkPlatform();
  // A tarball, because an artifact of a workflow forgets who may run a file.
  execFileSync('tar', ['--create', '--file', tarball, '--directory', 'dist', 'pothik']);
  setOutput(PLATFORM, digestOfFolder());
} else if (act === 'push') {
  checkPlatform();
  if (digestOfFolder() !== process.env.FOLDER_SHA512) {
    throw new Error(`${tarball} is not the file that was packed`);
  }
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', 'dist']);
  signIn();
  // The engine's own builder keeps no attestations.
  docker(['buildx', 'create', '--use']);
  docker([
    ...['buildx', 'build', '--push', '--platform', `linux/${PLATFORM}`],
    ...['--sbom=true', '--provenance=mode=max'],
    ...['--label', `org.opencontainers.image.source=${actions.address}`],
    ...['--label', `org.opencontainers.image.revision=${actions.commit}`],
    ...['--label', `org.opencontainers.image.version=${version}`],
    ...['--tag', imageFor(PLATFORM), '--file', 'deploy/Dockerfile', 'dist/pothik'],
  ]);
} else if (act === 'publish') {
  signIn();
  const tags = isRelease ? [version, 'latest'] : [version];
  docker([
    ...['buildx', 'imagetools', 'create'],
    ...tags.flatMap((tag) => ['--tag', `${name}:${tag}`]),
    ...platforms.map(imageFor),
  ]);
  const manifest = docker([
    ...['buildx', 'imagetools', 'inspect', `${name}:${version}`],
    ...['--format', '{{json .Manifest}}'],
  ]);
  setOutput('name', name);
  setOutput('digest', (JSON.parse(manifest) as { digest: string }).digest);
} else {
  throw new Error('release:image pack, push or publish');
}
