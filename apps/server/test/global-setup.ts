import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with a migrated embedded database that nobody has open. */
    embeddedTemplate: string;
    /** Absent: not reachable. */
    postgresTemplate:
      | {
          /** PostgreSQL's address. */
          url: string;
          /** A migrated database that nobody has open. */
          name: string;
          /** What the names of this run's databases begin with; they are dropped at its end. */
          prefix: string;
        }
      | undefined;
  }
}

const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Makes one migrated database per engine; the tests' own are copies of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await mkdtemp(path.join(tmpdir(), 'pothik-template-'));
  const database = await openDatabase({ url: undefined, dataDirectory: embedded });
  await database.close();
  project.provide('embeddedTemplate', embedded);

  const prefix = `pothik_test_${String(process.pid)}_`;
  const name = `${prefix}template`;
  const reachable = await makePostgresTemplate(name);
  project.provide('postgresTemplate', reachable ? { url: postgresUrl, name, prefix } : undefined);
  return async () => {
    await rm(embedded, { recursive: true, force: true });
    if (reachable) await dropDatabases(prefix);
  };
}

async function makePostgresTemplate(name: string): Promise<boolean> {
  try {
    await runOnPostgres(`create database ${name}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `PostgreSQL not reachable: ran on the embedded database only (${reason})\n`,
    );
    return false;
  }
  const url = new URL(postgresUrl);
  url.pathname = name;
  const database = await openDatabase({ url: url.href, dataDirectory: '' });
  await database.close();
  return true;
}

async function dropDatabases(prefix: string) {
  const databases = await runOnPostgres<{ datname: string }>('select datname from pg_database');
  for (const { datname } of databases.filter((row) => row.datname.startsWith(prefix))) {
    await runOnPostgres(`drop database ${datname} with (force)`);
  }
}

async function runOnPostgres<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
