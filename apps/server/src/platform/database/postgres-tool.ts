import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import process from 'node:process';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';

/**
 * Runs one of PostgreSQL's own programs, on a database unless it is about a file alone.
 *
 * @throws StartError when it is not installed or fails; what it said is in the message.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  databaseUrl: string | undefined,
  given: readonly string[],
): Promise<void> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  // Everybody on the machine can read a command line.
  const password = decodeURIComponent(url?.password ?? '');
  if (url) url.password = '';
  const child = spawn(program, [...given, ...(url ? [`--dbname=${url.href}`] : [])], {
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

/**
 * Runs one whose output goes into a new file. PostgreSQL's programs make files that everybody may read: it is made here
 * before they write to it.
 */
export async function writeWithPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string | undefined,
  file: string,
  given: readonly string[],
): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  await handle.close();
  await runPostgresTool(program, databaseUrl, [`--file=${file}`, ...given]);
}
