import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openDatabase, type Database } from '../src/platform/database/open.ts';

/** A migrated, empty database of its own. */
export interface TestDatabase {
  database: Database;
  /** Exists with both engines. */
  dataDirectory: string;
  /** PostgreSQL's address; absent with the embedded engine. */
  url: string | undefined;
  /** Closes it and removes it. */
  remove(): Promise<void>;
}

/** A new empty directory. The caller removes it. */
export function temporaryDirectory(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'pothik-test-'));
}

/** The engines that can be reached here, or those of them that `TEST_ENGINES` names. */
export function reachableEngines(): Database['engine'][] {
  const reachable: Database['engine'][] = inject('postgresTemplate')
    ? ['embedded', 'postgres']
    : ['embedded'];
  const asked = process.env.TEST_ENGINES?.split(',');
  const chosen = reachable.filter((engine) => asked?.includes(engine) ?? true);
  return chosen.length > 0 ? chosen : reachable;
}

export async function openTestDatabase(engine: Database['engine']): Promise<TestDatabase> {
  const dataDirectory = await temporaryDirectory();
  const removeDirectory = () => rm(dataDirectory, { recursive: true, force: true });
  if (engine === 'postgres') {
    const { url, drop } = await createPostgresDatabase(inject('postgresTemplate')?.name);
    const database = await openDatabase({ url, dataDirectory });
    const remove = async () => {
      await database.close();
      await drop();
      await removeDirectory();
    };
    return { database, dataDirectory, url, remove };
  }
  await copyEmbeddedTemplate(dataDirectory);
  const database = await openDatabase({ url: undefined, dataDirectory });
  const remove = async () => {
    await database.close();
    await removeDirectory();
  };
  return { database, dataDirectory, url: undefined, remove };
}

/** Puts a migrated embedded database into an empty directory. */
export function copyEmbeddedTemplate(dataDirectory: string): Promise<void> {
  return cp(inject('embeddedTemplate'), dataDirectory, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

/** A new database on the PostgreSQL at hand, empty or from a template. */
export async function createPostgresDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresTemplate');
  if (!server) throw new Error('there is no PostgreSQL here: ask reachableEngines() first');
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  await run(server.url, `create database ${name} template ${template}`);
  const url = new URL(server.url);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => run(server.url, `drop database if exists ${name} with (force)`),
  };
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The same tests on every engine that can be reached, each on a fresh database.
 *
 * @param tests declares them; it is handed a function that answers the open database while they run.
 */
export function describeEachDatabase(name: string, tests: (get: () => TestDatabase) => void): void {
  describe.each(reachableEngines())(`${name} on the %s database`, (engine) => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(engine);
    });
    afterAll(() => opened?.remove());
    tests(() => {
      if (!opened) throw new Error('the database is open only while tests run');
      return opened;
    });
  });
}
