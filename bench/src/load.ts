import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

/** What is asked for: one address, or one that differs each time. */
export type Target = string | (() => string);

interface Load {
  connections?: number;
  /** In seconds. */
  duration?: number;
  /** How many requests; without, as many as fit into the duration. */
  amount?: number;
  /** How many a second, over all connections; without, as many as are answered. */
  overallRate?: number;
  headers?: Record<string, string>;
}

/**
 * Asks over 50 connections unless told otherwise, and takes nothing but good answers.
 *
 * @returns requests a second.
 */
export async function load(
  target: Target,
  { connections = 50, duration = 4, ...rest }: Load = {},
): Promise<number> {
  const url = typeof target === 'string' ? target : target();
  const result = await autocannon({
    url,
    connections,
    duration,
    ...rest,
    ...(typeof target === 'string'
      ? {}
      : {
          requests: [
            {
              setupRequest(request) {
                const { pathname, search } = new URL(target());
                return { ...request, path: pathname + search };
              },
            },
          ],
        }),
  });
  const failures = result.errors + result.non2xx;
  if (failures > 0) throw new Error(`${url}: ${String(failures)} requests failed`);
  return result.requests.total / result.duration;
}

/** An address of its own for each request, by a number in its query. */
export function numbered(url: string, name: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const address = new URL(url);
    address.searchParams.set(name, String(count));
    return address.href;
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The same measured of both in turns, so that a busy moment of the machine meets both. The first
 * turn warms them up and does not count.
 */
export async function inTurns(
  measureOurs: () => Promise<number>,
  measureFloor: () => Promise<number>,
): Promise<{ ours: number; floor: number }> {
  const [ours, floor]: [number[], number[]] = [[], []];
  await measureOurs();
  await measureFloor();
  for (let turn = 0; turn < 3; turn += 1) {
    ours.push(await measureOurs());
    floor.push(await measureFloor());
  }
  return { ours: median(ours), floor: median(floor) };
}

export interface Floor {
  origin: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * A floor in a process of its own: a script of `floors` that prints where it listens.
 *
 * @param options of Node.js.
 */
export async function startFloor(
  script: string,
  given: readonly string[],
  options = '',
): Promise<Floor> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'floors', script), ...given],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: options },
    },
  );
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const line = await Promise.race([once(child.stdout, 'data'), exited]);
  if (child.exitCode !== null) throw new Error(`${script} ended`);
  return { origin: String(line[0]).trim(), pid: child.pid, stop };
}

/** A floor that is given a text as a file, which is removed when it ends. */
export async function startFloorWith(
  text: string,
  start: (file: string) => Promise<Floor>,
): Promise<Floor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pothik-floor-'));
  const file = path.join(folder, 'text');
  await writeFile(file, text);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const floor = await start(file);
    return {
      ...floor,
      async stop() {
        await floor.stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** A server that answers this from memory, whatever it is asked. */
export const startMemoryFloor = (type: string, body: string): Promise<Floor> =>
  startFloorWith(body, (file) => startFloor('floor-server.ts', [file, type]));

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/** The CPU time that a process has taken so far, all its threads together, in seconds. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
