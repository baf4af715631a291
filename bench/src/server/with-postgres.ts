import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function run(statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Measures with an empty database on the PostgreSQL at hand, and removes it. */
export async function withPostgres<Result>(
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `pothik_bench_${randomBytes(4).toString('hex')}`;
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  try {
    return await measure(url.href);
  } finally {
    await run(`drop database if exists ${name} with (force)`);
  }
}
