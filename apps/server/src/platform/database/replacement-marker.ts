import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { cutOffError, type ReplacingCommand } from '../data-directory.ts';
import { StartError } from '../start-error.ts';

/** A schema of its own, so that the marker outlives the schemas of the data. It is no part of a dump. */
export const markerSchema = 'pothik_unfinished';

type Client = Pick<ClientBase, 'query'>;

/** A command that is replacing the database, or was cut off. */
export interface Marker {
  command: ReplacingCommand;
  /** The data directory that it was run with. */
  dataDirectory: string;
}

/** Reads the marker; undefined where there is none. */
export async function readMarker(client: Client): Promise<Marker | undefined> {
  const found = await client.query<{ name: string | null }>(
    `select to_regclass('pothik_unfinished.command')::text as name`,
  );
  if (found.rows[0]?.name == null) return undefined;
  const { rows } = await client.query<Marker>(
    `select command, data_directory as "dataDirectory" from pothik_unfinished.command`,
  );
  return rows[0];
}

/** @throws StartError where a command that replaces the database has not finished. */
export async function assertNoMarker(client: Client): Promise<void> {
  const marker = await readMarker(client);
  if (marker) throw markedError(marker);
}

/** Names the command that finishes what was cut off. */
export const markedError = ({ command, dataDirectory }: Marker): StartError =>
  cutOffError(command, 'The database of DATABASE_URL', ` with DATA_DIR ${dataDirectory}`);

/**
 * Writes the marker over that of an earlier run. A `psql` that outlived its command has the old one locked: this waits
 * for its end.
 *
 * @returns the id of this run.
 */
export async function writeMarker(
  client: Client,
  { command, dataDirectory }: Marker,
): Promise<string> {
  const run = randomUUID();
  await client.query('create schema if not exists pothik_unfinished');
  await client.query(
    `create table if not exists pothik_unfinished.command (command text not null, data_directory text not null, run uuid not null)`,
  );
  await client.query('begin');
  await client.query('delete from pothik_unfinished.command');
  await client.query('insert into pothik_unfinished.command values ($1, $2, $3)', [
    command,
    dataDirectory,
    run,
  ]);
  await client.query('commit');
  return run;
}

/**
 * SQL that fails unless the marker is still that of this run, and locks it until the transaction ends: a `psql` that
 * outlived its command changes nothing after a later run has begun.
 */
export const assertRunSql = (run: string): string => `do $$ begin
  perform from pothik_unfinished.command where run = '${run}' for update;
  if not found then raise exception 'a later run has begun'; end if;
end $$`;

/** @throws StartError where the marker is that of a later run. */
export async function removeMarker(client: Client, run: string): Promise<void> {
  const { rows } = await client.query('select from pothik_unfinished.command where run = $1', [
    run,
  ]);
  if (rows.length === 0) {
    throw new StartError('Another process has begun to replace the database: wait for its end.');
  }
  await client.query('drop schema pothik_unfinished cascade');
}
