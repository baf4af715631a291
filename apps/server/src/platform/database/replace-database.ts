import { rm } from 'node:fs/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { withMigrationLock } from './migration-lock.ts';
import { runPostgresTool, writeWithPostgresTool } from './postgres-tool.ts';
import {
  assertRunSql,
  markerSchema,
  readMarker,
  removeMarker,
  writeMarker,
  type Marker,
} from './replacement-marker.ts';

/** What a command finds before it replaces a database. */
export interface DatabaseToReplace {
  /** Of a run that was cut off. */
  marker: Marker | undefined;
  hasTables: boolean;
  /** @throws StartError where a server is connected, or where the user may not drop what is there. */
  assertDroppable: () => void;
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function inspect(client: pg.Client): Promise<DatabaseToReplace> {
  const marker = await readMarker(client);
  const { rows } = await client.query<{ tables: number; servers: number; owns: boolean | null }>(
    `select
       (select count(*)::int from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema', $1)) as tables,
       (select count(*)::int from pg_stat_activity
         where datname = current_database() and application_name = 'pothik') as servers,
       (select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'public') as owns`,
    [markerSchema],
  );
  const [row] = rows;
  return {
    marker,
    hasTables: row?.tables !== 0,
    assertDroppable: () => {
      if (row?.servers !== 0) {
        throw new StartError('A server is connected to the database: stop every process first.');
      }
      if (row.owns === false) {
        throw new StartError('The user of DATABASE_URL does not own the schema "public".');
      }
    },
  };
}

/**
 * Looks at a database that is about to be replaced, and changes nothing.
 *
 * @throws StartError where PostgreSQL's own programs are missing.
 */
export async function inspectDatabase(databaseUrl: string): Promise<DatabaseToReplace> {
  for (const tool of ['pg_restore', 'psql'] as const) {
    await runPostgresTool(tool, undefined, ['--version']);
  }
  return withClient(databaseUrl, inspect);
}

/**
 * Marks a database as being replaced: from now on no process of any machine starts on it.
 *
 * @param check throws where it may not be replaced; no server begins to use the database between it and the marker.
 * @returns the id of this run.
 */
export const markDatabase = (
  databaseUrl: string,
  marker: Marker,
  check: (found: DatabaseToReplace) => void,
): Promise<string> =>
  withClient(databaseUrl, (client) =>
    withMigrationLock(client, async () => {
      check(await inspect(client));
      return writeMarker(client, marker);
    }),
  );

/** @throws StartError where a later run has begun. */
export const unmarkDatabase = (databaseUrl: string, run: string): Promise<void> =>
  withClient(databaseUrl, (client) => withMigrationLock(client, () => removeMarker(client, run)));

const dropAll =
  'drop schema if exists drizzle cascade; drop schema public cascade; create schema public';

/**
 * Replaces everything in a marked database with a dump, in one transaction.
 *
 * @param script a new file, which is removed afterwards.
 * @param run of {@link markDatabase}: nothing changes where a later run has begun.
 */
export async function replaceDatabase(
  databaseUrl: string,
  { dump, script, run }: { dump: string; script: string; run: string },
): Promise<void> {
  const { hasTables } = await withClient(databaseUrl, inspect);
  try {
    await writeWithPostgresTool('pg_restore', undefined, script, [
      '--no-owner',
      '--no-privileges',
      dump,
    ]);
    await runPostgresTool('psql', databaseUrl, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--command=${assertRunSql(run)}`,
      ...(hasTables ? [`--command=${dropAll}`] : []),
      `--file=${script}`,
    ]);
  } finally {
    await rm(script, { force: true });
  }
}

/** Writes the whole database into a new file that nobody else can read. */
export const dumpDatabase = (databaseUrl: string, file: string): Promise<void> =>
  writeWithPostgresTool('pg_dump', databaseUrl, file, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--exclude-schema=${markerSchema}`,
  ]);
