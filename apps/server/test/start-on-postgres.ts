/** Starts the product on a database of its own on the PostgreSQL at hand, and drops it afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { addressOfDatabase, runOnPostgres } from './postgres-at-hand.ts';

// The signal comes to the whole group: the server stops by itself, and its database is dropped then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const start = path.resolve(import.meta.dirname, '../../../tooling/run/start.ts');
const database = `pothik_journeys_${String(process.pid)}`;
await runOnPostgres(`create database ${database}`);
try {
  const server = spawn(process.execPath, ['--conditions=@pothik/source', start], {
    env: { ...process.env, DATABASE_URL: addressOfDatabase(database) },
    stdio: 'inherit',
  });
  const [code] = (await once(server, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await runOnPostgres(`drop database ${database} with (force)`);
}
