/**
 * `release:version`: keeps the public types as those of the last version, raises the versions by the changesets that
 * wait and writes what users will notice. Of what was never published no user has seen a change: the first version's
 * changelog begins with what the packages are, in `.changeset/first-version-*.md`, and tells nothing else.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { neverPublished, readPackages, root, runHere, waitingChangesets } from './workspace.ts';

if (readPackages().every(({ version }) => version === neverPublished)) {
  for (const name of waitingChangesets()) {
    if (!name.startsWith('first-version')) rmSync(path.join(root, '.changeset', name));
  }
}
runHere([process.execPath, 'tooling/release/api-report.ts', 'published']);
runHere(['changeset', 'version', ...process.argv.slice(2)]);
runHere(['pnpm', 'install', '--lockfile-only']);
