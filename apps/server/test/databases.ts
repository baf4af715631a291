import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openDatabase, type Database } from '../src/platform/database/open.ts';
import { addressOfDatabase, runOnPostgres } from './postgres-at-hand.ts';
import { isFull } from './tier.ts';

/** What a new database of a test holds: the tables alone, or the demonstration and its staff too. */
export type Content = 'empty' | 'demonstration';

/** A migrated database of its own. */
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

/** Whether PostgreSQL can be reached here. */
export const hasPostgres = (): boolean => inject('postgres') !== undefined;

/**
 * The engines on which a rule is tried: in the plain tier one, in the full tier each that there is.
 *
 * @param preferred in the plain tier. PostgreSQL is the quicker one.
 */
export function testedEngines(preferred: Database['engine'] = 'postgres'): Database['engine'][] {
  if (!hasPostgres()) return ['embedded'];
  return isFull() ? ['embedded', 'postgres'] : [preferred];
}

/** A search has long where its answers are tried: a busy machine needs longer than visitors have patience. */
const searchTime = 3_000;

/** Opens one, with the demonstration's pictures in its data directory where it holds them. */
export async function openTestDatabase(
  engine: Database['engine'],
  content: Content = 'empty',
): Promise<TestDatabase> {
  const dataDirectory = await temporaryDirectory();
  // A request that was cut off may still be writing.
  const removeDirectory = () => rm(dataDirectory, { recursive: true, force: true, maxRetries: 10 });
  if (engine === 'postgres') {
    if (content === 'demonstration') await copyFolder(inject('pictures'), dataDirectory);
    const { url, drop } = await createPostgresDatabase(content);
    const database = await openDatabase({ url, dataDirectory, searchTime });
    const remove = async () => {
      await database.close();
      await drop();
      await removeDirectory();
    };
    return { database, dataDirectory, url, remove };
  }
  await copyEmbeddedTemplate(dataDirectory, content);
  const database = await openDatabase({ url: undefined, dataDirectory, searchTime });
  const remove = async () => {
    await database.close();
    await removeDirectory();
  };
  return { database, dataDirectory, url: undefined, remove };
}

/** Copies a folder, without forcing it onto the disk. */
export const copyFolder = (source: string, target: string): Promise<void> =>
  cp(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Puts a migrated embedded database into an empty directory. */
export function copyEmbeddedTemplate(
  dataDirectory: string,
  content: Content = 'empty',
): Promise<void> {
  return copyFolder(inject('embeddedTemplates')[content], dataDirectory);
}

/**
 * A new database on the PostgreSQL at hand; `bare` ones have no tables yet.
 *
 * @param content `copyOf` is the address of a database that nobody uses.
 */
export async function createPostgresDatabase(
  content: Content | 'bare' | { copyOf: string },
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgres');
  if (!server) throw new Error('there is no PostgreSQL here: ask hasPostgres() first');
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  const templateOf = () => {
    if (typeof content === 'object') return new URL(content.copyOf).pathname.slice(1);
    return content === 'bare' ? 'template1' : server.templates[content];
  };
  await runOnPostgres(`create database ${name} template ${templateOf()}`, server.url);
  // It is gone with its test: nothing of it has to outlive a machine that stops.
  await runOnPostgres(`alter database ${name} set synchronous_commit = off`, server.url);
  return {
    url: addressOfDatabase(name, server.url),
    async drop() {
      await runOnPostgres(`drop database if exists ${name} with (force)`, server.url);
    },
  };
}

/** Removes a role that a test has made, once it owns nothing any more. */
export async function dropRole(role: string): Promise<void> {
  const server = inject('postgres');
  if (server) await runOnPostgres(`drop role ${role}`, server.url);
}

/**
 * Tests of a rule of the data, on each engine that is tested, with a fresh database.
 *
 * @param tests declares them; it is handed a function that answers the open database while they run.
 */
export function describeEachDatabase(name: string, tests: (get: () => TestDatabase) => void): void {
  describe.each(testedEngines())(`${name} on the %s database`, (engine) => {
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
