/**
 * `release:propose`: keeps the pull request that raises the versions, while changesets wait. Its checks are begun by
 * name: GitHub runs none by itself for what a workflow's own token pushes.
 *
 * Outputs: `publish`, where no changeset waits and a version has no tag yet; `snapshot`, where one waits for packages
 * that have been published before.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { changesOfVersion } from './changes.ts';
import { callGitHub, setOutput } from './github.ts';
import {
  askHere,
  neverPublished,
  readPackages,
  root,
  runHere,
  waitingChangesets,
} from './workspace.ts';

/** Where the raised versions wait; the check for changesets knows it too. */
const branch = 'release/versions';
const title = 'Raise the versions of the packages';
const author = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];

const withoutToken: NodeJS.ProcessEnv = { ...process.env };
delete withoutToken.GITHUB_TOKEN;

/** The environment in which git may push, without the token in a file or an argument. */
function mayPush(): NodeJS.ProcessEnv {
  const { GITHUB_SERVER_URL = '', GITHUB_TOKEN = '' } = process.env;
  const credentials = Buffer.from(`x-access-token:${GITHUB_TOKEN}`).toString('base64');
  return {
    ...withoutToken,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${GITHUB_SERVER_URL}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${credentials}`,
  };
}

/** What the pull request says: what will be published, with its changes. */
function description(): string {
  const parts = readPackages().map(({ folder, version, tag }) => {
    const changelog = readFileSync(path.join(root, folder, 'CHANGELOG.md'), 'utf8');
    return `## ${tag}\n\n${changesOfVersion(changelog, version)}`;
  });
  // GitHub takes 65,536 characters.
  return ['Merging this publishes:', ...parts].join('\n\n').slice(0, 60_000);
}

async function propose(): Promise<void> {
  const owner = process.env.GITHUB_REPOSITORY?.split('/')[0] ?? '';
  runHere(['git', 'checkout', '-B', branch]);
  // The libraries that raise the versions do not get the token.
  runHere([process.execPath, 'tooling/release/version.ts'], withoutToken);
  runHere(['git', 'add', '--all']);
  runHere(['git', ...author, 'commit', '--quiet', '--message', title]);
  runHere(['git', 'push', '--force', 'origin', `HEAD:refs/heads/${branch}`], mayPush());
  const query = new URLSearchParams({ head: `${owner}:${branch}`, state: 'open' });
  const open = (await callGitHub('GET', `/pulls?${query}`)) as { number: number }[];
  const [known] = open;
  const body = description();
  if (known) await callGitHub('PATCH', `/pulls/${known.number}`, { title, body });
  else await callGitHub('POST', '/pulls', { title, body, head: branch, base: 'main' });
  await callGitHub('POST', '/actions/workflows/checks.yml/dispatches', { ref: branch });
}

const waits = waitingChangesets().length > 0;
const before = readPackages();
const tags = askHere(['git', 'tag', '--list']).split('\n');
if (waits) await propose();
setOutput(
  'publish',
  String(
    !waits && before.some(({ version, tag }) => version !== neverPublished && !tags.includes(tag)),
  ),
);
setOutput('snapshot', String(waits && before.every(({ version }) => version !== neverPublished)));
