/**
 * `changeset:check`: a pull request that changes a published package says what its users will notice. Compares what
 * is checked out with `main` of the origin; `PULL_REQUEST_BRANCH` and `PULL_REQUEST_AUTHOR` say whose it is.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { withoutChangeset } from './demanded-changeset.ts';
import { askHere, root } from './workspace.ts';

const files = askHere(['git', 'diff', '--name-only', 'origin/main...HEAD']).split('\n');
const missing = withoutChangeset({
  branch: process.env.PULL_REQUEST_BRANCH ?? '',
  author: process.env.PULL_REQUEST_AUTHOR ?? '',
  files,
  changesets: files
    .filter((file) => /^\.changeset\/.*\.md$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => readFileSync(path.join(root, file), 'utf8')),
});
for (const name of missing) {
  console.error(`${name} is changed: say what its users will notice, with \`pnpm changeset\`.`);
  process.exitCode = 1;
}
