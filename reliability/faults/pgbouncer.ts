import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '@pothik/tooling/free-ports';
import { vi } from 'vitest';
import { temporaryDirectory } from '@pothik/server/test/databases.ts';
import { postgresUrl, runOnPostgres } from '@pothik/server/test/postgres-at-hand.ts';

/** Whether this machine can run a PgBouncer of the tests' own. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** How many sessions of PostgreSQL all clients of a PgBouncer share. */
export const sharedSessions = 2;

/** Starts a PgBouncer in front of the tests' PostgreSQL. @param mode when a session goes to another client. */
export async function startPgBouncer(mode: 'transaction' | 'statement') {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const server = new URL(postgresUrl);
  const user = decodeURIComponent(server.username) || 'postgres';
  const password = decodeURIComponent(server.password);
  const users = path.join(directory, 'users.txt');
  const settings = path.join(directory, 'pgbouncer.ini');
  await writeFile(users, `"${user}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${String(sharedSessions)}
max_client_conn = 100
ignore_startup_parameters = extra_float_digits,options,statement_timeout
`,
  );
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  await chmod(directory, 0o755);
  const running = spawn('pgbouncer', ['-q', ...asOther, settings], { stdio: 'ignore' });
  const addressOf = (url: string) => {
    const address = new URL(url);
    address.host = `127.0.0.1:${String(port)}`;
    return address.href;
  };
  await vi.waitUntil(
    () =>
      runOnPostgres('select 1', addressOf(postgresUrl)).then(
        () => true,
        () => false,
      ),
    { timeout: 20_000, interval: 50 },
  );
  return {
    /** The address of a database through it. */
    addressOf,
    async stop() {
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
