/**
 * `release:publish`: publishes those packages whose version the registry does not have yet, with where and from what
 * they were built, signed, wherever a workflow can prove it. What follows is handed to `changeset publish`.
 *
 * A workflow that the registry trusts needs no token. `NPM_TOKEN` is for the first version of a package alone, since
 * a registry can only be told whom to trust with a package that it has.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readActions } from './github.ts';
import { publishedManifest } from './published-manifest.ts';
import { readPackages, root, runHere } from './workspace.ts';

const actions = readActions();
for (const { folder } of readPackages()) {
  const file = path.join(root, folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const origin = actions && { repository: actions.address, folder };
  writeFileSync(file, `${JSON.stringify(publishedManifest(manifest, origin), undefined, 2)}\n`);
}

const settings = mkdtempSync(path.join(tmpdir(), 'pothik-publish-'));
const environment: NodeJS.ProcessEnv = {
  // pnpm reads its own name of this setting and not npm's. A workflow's package that can't be signed is not published.
  PNPM_CONFIG_PROVENANCE: actions ? 'true' : 'false',
  ...process.env,
};
if (process.env.NPM_TOKEN) {
  const file = path.join(settings, 'npmrc');
  writeFileSync(file, '//registry.npmjs.org/:_authToken=${NPM_TOKEN}\n', { mode: 0o600 });
  environment.NPM_CONFIG_USERCONFIG = file;
}
try {
  runHere(['changeset', 'publish', '--no-git-tag', ...process.argv.slice(2)], environment);
} finally {
  rmSync(settings, { recursive: true });
}
