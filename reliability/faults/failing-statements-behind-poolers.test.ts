import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { originalsOnDisk } from '@pothik/server/src/modules/media/originals.ts';
import { openDatabase, type Database } from '@pothik/server/src/platform/database/open.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { StartError } from '@pothik/server/src/platform/start-error.ts';
import { openSecondApp, type TestApp } from '@pothik/server/test/api/app.ts';
import {
  createPostgresDatabase,
  hasPostgres,
  temporaryDirectory,
} from '@pothik/server/test/databases.ts';
import { runOnPostgres } from '@pothik/server/test/postgres-at-hand.ts';
import {
  expectOthersUnaffected,
  expectWorking,
  failures,
  failuresOfServer,
  prepareFailures,
} from './failing-statements.ts';
import { hasPgBouncer, sharedSessions, startPgBouncer } from './pgbouncer.ts';

const isPossible = hasPostgres() && hasPgBouncer();

describe.runIf(isPossible)(
  'after a statement on PostgreSQL behind PgBouncer by transactions',
  () => {
    let made: Awaited<ReturnType<typeof createPostgresDatabase>>;
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
    const databases: Database[] = [];
    /** Two processes, which share sessions. */
    const visited: (Pick<TestApp, 'app' | 'database'> & { close: () => Promise<void> })[] = [];
    const directories: string[] = [];

    beforeAll(async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      made = await createPostgresDatabase('empty');
      bouncer = await startPgBouncer('transaction');
      for (const _process of [1, 2]) {
        const dataDirectory = await temporaryDirectory();
        directories.push(dataDirectory);
        const url = bouncer.addressOf(made.url);
        // A busy machine needs longer than visitors wait for a search.
        const database = await openDatabase({ url, dataDirectory, searchTime: 3_000 });
        databases.push(database);
        const documents = new Documents(
          privateFilesOnDisk(dataDirectory),
          deriveDocumentKeys(randomBytes(32)),
        );
        const originals = originalsOnDisk(dataDirectory);
        visited.push({ database, ...(await openSecondApp({ database, documents, originals })) });
        if (databases.length === 1) await prepareFailures(database);
      }
    }, 60_000);
    afterAll(async () => {
      vi.useRealTimers();
      for (const { close } of visited) await close();
      for (const database of databases) await database.close();
      await bouncer.stop();
      await made.drop();
      for (const directory of directories) await rm(directory, { recursive: true, force: true });
    });

    const firstDatabase = () => {
      const [database] = databases;
      if (!database) throw new Error('the databases are open only while tests run');
      return database;
    };
    const expectAllWorking = () => Promise.all(visited.map(expectWorking));
    const kinds = Object.entries({ ...failures, ...failuresOfServer });

    it.each(kinds)('that %s, everything works', async (_kind, failure) => {
      await expectOthersUnaffected(failure, firstDatabase().db, expectAllWorking);
    });

    it('that ends every session, everything works again', async () => {
      await expectAllWorking();
      await runOnPostgres(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        made.url,
      );
      // PgBouncer notices it a little later.
      await vi.waitFor(expectAllWorking, { timeout: 20_000 });
    });

    it('of a search that was cut off, sessions have no settings of the search', async () => {
      const { pool, forSearch } = firstDatabase();
      await forSearch.withTime((queries) =>
        queries.inTime((db) => db.execute(sql`select pg_sleep(20)`), { most: 50 }),
      );
      const show = `select current_setting('statement_timeout') as timeout, current_setting('enable_seqscan') as scan`;
      const clients = await Promise.all(
        Array.from({ length: sharedSessions }, () => pool.connect()),
      );
      // Each has another session until its transaction ends.
      for (const client of clients) await client.query('begin');
      const shown = await Promise.all(clients.map((client) => client.query(show)));
      for (const client of clients) {
        await client.query('commit');
        client.release();
      }
      expect(shown.flatMap(({ rows }): unknown[] => rows)).toEqual(
        clients.map(() => ({ timeout: '0', scan: 'on' })),
      );
    });
  },
);

describe.runIf(isPossible)('PgBouncer by statements', () => {
  it('is refused at start, because a booking needs a transaction', async () => {
    const bouncer = await startPgBouncer('statement');
    onTestFinished(() => bouncer.stop());
    const made = await createPostgresDatabase('empty');
    onTestFinished(() => made.drop());
    const opening = openDatabase({ url: bouncer.addressOf(made.url), dataDirectory: '' });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/statement pooling mode/);
  });
});
