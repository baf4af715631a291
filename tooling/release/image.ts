/**
 * `release:image build` makes the image of the folder `dist/pothik` for one platform (`PLATFORM`), with a list of what is
 * inside and of how it was made, and pushes it. `release:image publish` puts those of all platforms under one name, and
 * hands the name and the digest on to the step that signs them.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { readActions, setOutput } from './github.ts';
import { readPackages } from './workspace.ts';

const platforms = ['amd64', 'arm64'];
const registry = 'ghcr.io';

const actions = readActions();
if (!actions) throw new Error('This runs in a workflow alone.');
const { GITHUB_ACTOR = '', GITHUB_TOKEN = '', GITHUB_REF_TYPE, PLATFORM = '' } = process.env;

const contract = readPackages().find(({ tag }) => tag.startsWith('@pothik/contract@'));
if (!contract) throw new Error('There is no package @pothik/contract.');
const name = `${registry}/${actions.repository.toLowerCase()}`;
const isRelease = GITHUB_REF_TYPE === 'tag';
const version = isRelease ? contract.version : 'edge';
const imageFor = (platform: string) => `${name}:${version}-${platform}`;

/** @returns what it printed, without what it tells of its progress. */
const docker = (line: readonly string[], input = ''): string =>
  execFileSync('docker', line, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });

docker(['login', registry, '--username', GITHUB_ACTOR, '--password-stdin'], GITHUB_TOKEN);

const [act] = process.argv.slice(2);
if (act === 'build') {
  if (!platforms.includes(PLATFORM)) throw new Error(`PLATFORM is one of ${platforms.join(', ')}.`);
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
  throw new Error('release:image build, or release:image publish');
}
