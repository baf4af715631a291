import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { spawnCommand, spawnServer } from '@pothik/server/test/spawn-server.ts';
import type { Place } from '@pothik/server/test/stored-data.ts';
import { isNightly } from '../how-often.ts';

/** How a command has ended. */
interface EndedCommand {
  status: number | null;
  signal: NodeJS.Signals | null;
  /** What it has said, on both outputs. */
  said: string;
  /** What it has done, each with a number that counts the same steps. */
  steps: string[];
}

function outputOf(stream: Readable | null): Readable {
  if (!stream) throw new Error('the process has no output');
  return stream;
}

const placeSettings = ({ dataDirectory, url }: Place): NodeJS.ProcessEnv => ({
  DATA_DIR: dataDirectory,
  ...(url === undefined ? {} : { DATABASE_URL: url }),
});

/** Runs a real command to its end. @param killAt the step after which it is killed. */
export async function runCommand(
  place: Place,
  line: readonly string[],
  settings: NodeJS.ProcessEnv = {},
  killAt?: string,
): Promise<EndedCommand> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pothik-steps-'));
  const stepsFile = path.join(folder, 'steps');
  const child = spawnCommand(
    line,
    fileURLToPath(new URL('kill-at-step.ts', import.meta.url)),
    {
      ...placeSettings(place),
      ...settings,
      STEPS_FILE: stepsFile,
      ...(killAt === undefined ? {} : { KILL_AT: killAt }),
    },
    ['ignore', 'pipe', 'pipe'],
  );
  const outputs = [child.stdout, child.stderr].map((output) => text(outputOf(output)));
  const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  const said = (await Promise.all(outputs)).join('');
  const written = await readFile(stepsFile, 'utf8').catch(() => '');
  await rm(folder, { recursive: true });
  return { status, signal, said, steps: written.split('\n').slice(0, -1) };
}

/** After so many steps a command is killed in the full tier: each costs four starts of a process. */
const mostKills = 8;

/**
 * The steps after which a command is killed: in the full tier after some of the first and the last of each kind, else
 * after PostgreSQL's last program and in the middle of moving files.
 */
export function stepsToKillAt(steps: readonly string[]): string[] {
  const kinds = Map.groupBy(steps, (step) => step.replace(/ \d+$/, ''));
  if (isNightly()) {
    const ends = [...kinds.values()].flatMap((same) => [same[0] ?? '', same.at(-1) ?? '']);
    const all = [...new Set(ends)];
    const between = (all.length - 1) / (mostKills - 1);
    const places = Array.from({ length: mostKills }, (_, kill) => Math.round(kill * between));
    return all.filter((_, place) => places.includes(place));
  }
  const renames = steps.filter((step) => /^rename (?!\.restored|rollback)/.test(step));
  const program = steps.findLast((step) => step.startsWith('end of '));
  return [program, renames[Math.floor(renames.length / 2)]].filter((step) => step !== undefined);
}

/** Starts the real server and lets it do something, or tells why it did not start. */
export async function serveOrRefuse(
  place: Place,
  settings: NodeJS.ProcessEnv,
  work: (origin: string) => Promise<void>,
): Promise<string | undefined> {
  const server = spawnServer({ PORT: '0', ...placeSettings(place), ...settings }, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  const complaint = text(outputOf(server.stderr));
  const ended = once(server, 'exit');
  const output = outputOf(server.stdout);
  let said = '';
  for await (const chunk of output.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (origin === undefined) continue;
    output.resume();
    try {
      await work(origin);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
    return undefined;
  }
  await ended;
  return complaint;
}
