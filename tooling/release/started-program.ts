import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** A program that listens. */
export interface StartedProgram {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts a program and waits until it says where it listens.
 *
 * @throws Error with what it printed, when it ends before.
 */
export async function startProgram(
  [program, ...rest]: readonly [string, ...string[]],
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<StartedProgram> {
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...environment, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: package managers do not hand a signal on to what they started.
    detached: true,
  });
  const exited = once(child, 'exit');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        const told = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output)?.[0];
        if (told !== undefined) resolve(told);
      });
    }
    child.once('exit', () => reject(new Error(`${program} ended:\n${output}`)));
  });
  return {
    origin,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}
