/**
 * `check-pins.ts [FOLDER]`: fails unless each action in the workflows is pinned to the commit of the version in the comment
 * beside it. Needs the network, so that a workflow runs it, and not the test command.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

interface Pin {
  repository: string;
  commit: string;
  version: string;
}

const server = process.env.GITHUB_SERVER_URL ?? 'https://github.com';
const folder = process.argv[2] ?? path.resolve(import.meta.dirname, '../../.github/workflows');

function readPins(text: string): Pin[] {
  const uses = text.matchAll(/uses: *([\w.-]+\/[\w.-]+)[\w./-]*@([0-9a-f]{40}) # (\S+)/g);
  return [...uses].map(([, repository = '', commit = '', version = '']) => ({
    repository,
    commit,
    version,
  }));
}

/** @returns the commit of a version; an annotated tag also lists the commit that it points to, as `^{}`. */
function commitOf({ repository, version }: Pin): string | undefined {
  const tag = `refs/tags/${version}`;
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-remote', `${server}/${repository}`, tag, `${tag}^{}`],
    { encoding: 'utf8', env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } },
  );
  if (status !== 0) throw new Error(`${repository} could not be read: ${stderr}`);
  const commits = new Map(
    stdout.split('\n').map((line) => {
      const [commit = '', name = ''] = line.split('\t');
      return [name, commit];
    }),
  );
  return commits.get(`${tag}^{}`) ?? commits.get(tag);
}

const workflows = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const pins = new Map(
  workflows
    .flatMap(readPins)
    .map((pin) => [`${pin.repository}@${pin.commit} # ${pin.version}`, pin]),
);
if (pins.size === 0) throw new Error(`No action is pinned in ${folder}`);
for (const [written, pin] of pins) {
  const commit = commitOf(pin);
  if (commit === pin.commit) continue;
  console.error(`${written}: ${pin.version} is ${commit ?? 'no version of it'}`);
  process.exitCode = 1;
}
console.log(`${pins.size} pinned actions compared with ${server}`);
