import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { startEmbedded } from '@pothik/server/src/platform/database/embedded.ts';
import type { Place } from '@pothik/server/test/stored-data.ts';

const folder = path.join(import.meta.dirname, 'kept');

/** The last migration of each version whose data is kept, the oldest first. */
export const keptVersions = readdirSync(folder)
  .map((file) => file.replace('.sql.gz', ''))
  .sort();

/** Asks a database that no version of the program has opened. */
async function askDatabase<Result>(
  { url, dataDirectory }: Place,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const fail = (error: Error) => {
    throw error;
  };
  const engine = url === undefined ? await startEmbedded(dataDirectory, fail) : undefined;
  const client = new pg.Client(
    engine
      ? { host: engine.socketDirectory, user: 'postgres', database: 'postgres', ssl: false }
      : { connectionString: url },
  );
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await engine?.stop();
  }
}

/** The same booking, as often as a busy agency has one, whatever columns bookings had then. */
async function addBookings(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'bookings' and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => name).join(', ');
  await client.query(
    `insert into bookings (${columns})
     select ${columns} from (
       select (jsonb_populate_record(one.booking, jsonb_build_object(
         'id', 'made-' || n, 'reference', 'MADE-' || n, 'updated_at', now() - n * interval '1 minute'
       ))).*
       from (select booking from bookings as booking where user_id is not null order by id limit 1) one,
         generate_series(1, $1::int) n) made`,
    [count],
  );
}

/** Puts a version's data, with so many bookings more, where no server has opened it yet. */
export async function unpackKept(version: string, place: Place, bookings: number): Promise<void> {
  const statements = gunzipSync(await readFile(path.join(folder, `${version}.sql.gz`))).toString();
  await askDatabase(place, async (client) => {
    await client.query(statements);
    await client.query('set search_path to public');
    await addBookings(client, bookings);
  });
}

/** All rows of all tables, each table in a line. */
export const readTables = (place: Place): Promise<string> =>
  askDatabase(place, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'drizzle') order by name`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(row::text, E'\\n' order by row::text), '')) as line
         from ${name} as row`,
      );
      lines.push(`${name} ${rows[0]?.line ?? ''}`);
    }
    return lines.join('\n');
  });
