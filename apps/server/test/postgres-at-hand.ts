import process from 'node:process';
import pg from 'pg';

/** The PostgreSQL that tests use. */
export const postgresUrl =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Where a database of that PostgreSQL is reached. */
export function addressOfDatabase(name: string, server = postgresUrl): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function runOnPostgres<Row extends pg.QueryResultRow>(
  statement: string,
  url = postgresUrl,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
