import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Where {
  folder: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end.
 *
 * @returns what it printed.
 * @throws Error with what it printed, when it fails.
 */
export async function run(
  [program, ...rest]: readonly [string, ...string[]],
  { folder, environment }: Where,
): Promise<string> {
  const child = spawn(program, rest, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status === 0) return output;
  throw new Error(`${[program, ...rest].join(' ')} failed:\n${output}`);
}
