import { spawn } from 'node:child_process';
import process from 'node:process';
import { errorCode } from '../platform/error-code.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * Runs one of PostgreSQL's own programs on a database.
 *
 * @throws StartError when it is not installed or fails; what it said is in the message.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  given: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  // Everybody on the machine can read a command line.
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...given, `--dbname=${url.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  const status = await promise.catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new StartError(`${program} was not found: install PostgreSQL's client programs.`);
  });
  if (status !== 0) throw new StartError(`${program} failed: ${complaint.trim()}`);
}
