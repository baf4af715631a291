/**
 * `release:pack`: packs every package as it is published, into `dist/packages`. The job that publishes gets the tarballs as
 * an artifact, and their names, versions and digests as the output `packages`. Build the packages first.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readActions, setOutput } from './github.ts';
import { publishedManifest } from './published-manifest.ts';
import { neverPublished, readPackages, root, runHere } from './workspace.ts';

const target = path.join(root, 'dist/packages');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const actions = readActions();
const released = readPackages().filter(({ version }) => version !== neverPublished);
const packed = released.map(({ folder, name, version }) => {
  const manifest = path.join(root, folder, 'package.json');
  const written = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  const origin = actions && { repository: actions.address, folder };
  const published = publishedManifest(written, origin);
  writeFileSync(manifest, `${JSON.stringify(published, undefined, 2)}\n`);

  const file = `${path.basename(folder)}-${version}.tgz`;
  runHere(['pnpm', '--dir', folder, 'pack', '--out', path.join(target, file)]);
  const digest = createHash('sha512').update(readFileSync(path.join(target, file)));
  return { name, version, file, sha512: digest.digest('hex') };
});
setOutput('packages', JSON.stringify(packed));
