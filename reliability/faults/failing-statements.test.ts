import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { originalsOnDisk } from '@pothik/server/src/modules/media/originals.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { openSecondApp, type TestApp } from '@pothik/server/test/api/app.ts';
import { hasPostgres, openTestDatabase, type TestDatabase } from '@pothik/server/test/databases.ts';
import {
  expectOthersUnaffected,
  expectWorking,
  failures,
  failuresOfServer,
  prepareFailures,
} from './failing-statements.ts';

/** Both, in the plain tier too: they lose connections in different ways. */
const engines = hasPostgres() ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

describe.each(engines)('after a statement on the %s database', (engine) => {
  let opened: TestDatabase;
  let visited: Pick<TestApp, 'app' | 'database'> & { close: () => Promise<void> };
  /** How many connections were opened. */
  let connected = 0;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    opened = await openTestDatabase(engine);
    const { database, dataDirectory } = opened;
    await prepareFailures(database);
    const documents = new Documents(
      privateFilesOnDisk(dataDirectory),
      deriveDocumentKeys(randomBytes(32)),
    );
    const originals = originalsOnDisk(dataDirectory);
    visited = { database, ...(await openSecondApp({ database, documents, originals })) };
    database.pool.on('connect', () => (connected += 1));
    await expectWorking(visited);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await visited.close();
    await opened.remove();
  });

  const kinds = {
    ...failures,
    ...(engine === 'postgres' ? failuresOfServer : {}),
  };

  it.each(Object.entries(kinds))('that %s, everything works', async (_kind, failure) => {
    const before = connected;
    await expectOthersUnaffected(failure, visited.database.db, () => expectWorking(visited));
    // PostgreSQL opens more of them for requests at once.
    if (engine === 'embedded') expect(connected).toBe(before);
  });

  it('whose value the driver cannot send, everything works', async () => {
    const unsendable = {
      toPostgres() {
        throw new Error('unsendable');
      },
    };
    const { pool } = visited.database;
    for (const name of [undefined, 'unsendable']) {
      const query = { name, text: 'select $1::text as value' };
      await expect(pool.query(query, [unsendable])).rejects.toThrow('unsendable');
      await expectWorking(visited);
      expect((await pool.query(query, ['sent'])).rows).toEqual([{ value: 'sent' }]);
    }
  });

  it('whose socket breaks, in a transaction or outside, everything works', async () => {
    const { pool, db } = visited.database;
    const breakNext = () =>
      pool.once('acquire', (client: PoolClient) =>
        setImmediate(() => client.connection.stream.destroy()),
      );
    const sleep = sql`select pg_sleep(0.3)`;
    const asked = [
      () => db.execute(sleep),
      () =>
        db
          .select({ slept: sql`pg_sleep(0.3)` })
          .from(sql`(values (1)) as one`)
          .prepare('sleep')
          .execute(),
      () => db.transaction((transaction) => transaction.execute(sleep)),
    ];
    for (const ask of asked) {
      breakNext();
      await expect(ask()).rejects.toThrow();
      await expectWorking(visited);
    }
  });

  it('that leaves its transaction open, nobody else continues it', async () => {
    const { pool } = visited.database;
    await pool.query(`begin; insert into settings (name, value) values ('left open', '1')`);
    await expectWorking(visited);
  });

  it('that the database does not answer in time, everything works', async ({ skip }) => {
    skip(engine === 'embedded');
    for (const name of [undefined, 'unanswered']) {
      const query = { name, text: 'select pg_sleep(20)', query_timeout: 50 };
      await expect(visited.database.pool.query(query)).rejects.toThrow('Query read timeout');
      await expectWorking(visited);
    }
  });

  it('that removes prepared statements, /readyz says so, and the connection is replaced', async ({
    skip,
  }) => {
    // Of its connections any may be asked.
    skip(engine === 'postgres');
    await visited.database.pool.query('deallocate all');
    expect((await visited.app.inject('/readyz')).statusCode).toBe(503);
    await expectWorking(visited);
  });

  it('says by /readyz that lists fail, while a plain statement still works', async () => {
    const { pool } = visited.database;
    const rename = (from: string, to: string) => pool.query(`alter table ${from} rename to ${to}`);
    await rename('services', 'away');
    onTestFinished(async () => {
      await rename('away', 'services');
    });
    const { statusCode, body } = await visited.app.inject('/readyz');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ parts: { database: 'failing', files: 'ok' } });
  });
});
