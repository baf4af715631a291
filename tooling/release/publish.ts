/**
 * `release:publish`: publishes those packages whose version the registry does not have yet. What
 * follows is handed to `changeset publish`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const packages = path.resolve(import.meta.dirname, '../../packages');

/** Provenance is only believed where a package names the repository that it was built from. */
function nameRepository(repository: string) {
  for (const name of readdirSync(packages)) {
    const file = path.join(packages, name, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    manifest.repository = {
      type: 'git',
      url: `git+${repository}.git`,
      directory: `packages/${name}`,
    };
    writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
}

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
if (server && repository) nameRepository(`${server}/${repository}`);
const { status } = spawnSync('changeset', ['publish', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
