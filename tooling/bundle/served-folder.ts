import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { demonstrationEnvironment } from '../run/demonstration.ts';

/** A server that was started from the folder, as on a machine that has nothing but Node.js. */
export interface ServedFolder {
  origin: string;
  /** SIGTERM. @returns the status that it ended with. */
  stop(): Promise<number | null>;
}

/** Runs `node server.js …` in an empty environment, with the data beside the folder. */
export function runFolder(folder: string, line: string[], port = 0): ChildProcess {
  return spawn(process.execPath, [path.join(folder, 'server.js'), ...line], {
    cwd: path.dirname(folder),
    env: { ...demonstrationEnvironment, DATA_DIR: 'data', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Serves it, and waits until it says that it is ready.
 *
 * @throws Error with what it printed, when it ends before.
 */
export async function serveFolder(folder: string, port: number): Promise<ServedFolder> {
  const child = runFolder(folder, [], port);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const origin = `http://127.0.0.1:${String(port)}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`server.js ended:\n${output}`);
    await setTimeout(100);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      const [status] = await ended;
      return status;
    },
  };
}
