import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deriveDocumentKeys } from '../../src/modules/files/document-keys.ts';
import { Documents } from '../../src/modules/files/documents.ts';
import { sweepOrphans } from '../../src/modules/files/sweep-documents.ts';
import { originalsOnDisk } from '../../src/modules/media/originals.ts';
import { openDatabase, type Database } from '../../src/platform/database/open.ts';
import { privateFilesOnDisk } from '../../src/platform/files/private-files.ts';
import { openSecondApp } from '../api/app.ts';
import { bookingOf, bookWithForm, contact } from '../api/booking-forms.ts';
import { createPostgresDatabase, reachableEngines, temporaryDirectory } from '../databases.ts';
import { databaseLine } from './database-line.ts';

const connections = 4;
const fields = { serviceId: 's', ...contact(), documentType: 'passport' };

describe.runIf(reachableEngines().includes('postgres'))('while PostgreSQL is away', () => {
  const open: (() => Promise<void> | void)[] = [];
  let line: Awaited<ReturnType<typeof databaseLine>>;
  let database: Database;
  let documents: Documents;
  let app: FastifyInstance;

  beforeAll(async () => {
    const dataDirectory = await temporaryDirectory();
    open.push(() => rm(dataDirectory, { recursive: true, force: true }));
    const made = await createPostgresDatabase(inject('postgresTemplate')?.name);
    open.push(made.drop);
    line = await databaseLine(made.url);
    open.push(() => line.close());
    database = await openDatabase({ url: line.url, dataDirectory, connections });
    open.push(() => database.close());
    documents = new Documents(
      privateFilesOnDisk(dataDirectory),
      deriveDocumentKeys(randomBytes(32)),
    );
    const originals = originalsOnDisk(dataDirectory);
    const second = await openSecondApp({ database, documents, originals });
    open.push(() => second.close());
    app = second.app;
    await database.pool.query(
      `insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`,
    );
  });
  afterAll(async () => {
    for (const close of open.reverse()) await close();
  });

  const book = (key: string) => bookWithForm({ app }, fields, { key });
  const readiness = async () => {
    const answer = await app.inject('/readyz');
    return { status: answer.statusCode, ...answer.json<{ parts: object }>().parts };
  };
  const isReady = { status: 200, database: 'ok', files: 'ok' };
  const isNotReady = { status: 503, database: 'failing', files: 'ok' };
  const countBookings = async () =>
    (await database.pool.query<{ n: number }>('select count(*)::int as n from bookings')).rows[0]
      ?.n;
  const filesWithoutRows = async () => {
    await sweepOrphans(database.db, documents, 0);
    const keys = [];
    for await (const { key } of documents.files.list('documents')) keys.push(key);
    const { rows } = await database.pool.query<{ key: string }>(
      'select key from booking_documents',
    );
    const known = new Set(rows.map(({ key }) => key));
    return keys.filter((key) => !known.has(key));
  };

  it('what needs it fails clearly, the rest goes on, and it recovers by itself', async () => {
    const before = (await countBookings()) ?? 0;
    line.cut();
    const refused = await Promise.all(['cut-1', 'cut-2'].map(book));
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
    }
    expect(await readiness()).toEqual(isNotReady);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/api/bookings/service-types')).statusCode).toBe(200);
    line.mend();
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(isReady);
    const again = await Promise.all(['cut-1', 'cut-2', 'cut-1'].map(book));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await countBookings()).toBe(before + 2);
    expect(await filesWithoutRows()).toEqual([]);
  });

  it('in the middle of bookings, each is whole or not there', async () => {
    const before = (await countBookings()) ?? 0;
    const keys = Array.from({ length: 12 }, (_, index) => `middle-${String(index)}`);
    const first = keys.map(book);
    await Promise.race(first);
    line.cut();
    const answers = await Promise.all(first);
    line.mend();
    for (const { statusCode, body } of answers) expect([200, 503], body).toContain(statusCode);
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(isReady);
    const again = await Promise.all(keys.map(book));
    for (const [index, answer] of answers.entries()) {
      const repeated = again[index];
      expect(repeated?.statusCode).toBe(200);
      if (answer.statusCode === 200 && repeated) {
        expect(bookingOf(repeated)._id).toBe(bookingOf(answer)._id);
      }
    }
    expect(await countBookings()).toBe(before + keys.length);
    expect(await filesWithoutRows()).toEqual([]);
  });

  it('and says nothing, it is told, and what waits is done afterwards', async () => {
    const before = (await countBookings()) ?? 0;
    line.hold();
    const waiting = book('held');
    expect(await readiness()).toEqual(isNotReady);
    line.mend();
    expect((await waiting).statusCode).toBe(200);
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(isReady);
    expect(await countBookings()).toBe(before + 1);
  });

  it('for its connections are all taken, nobody waits for ever', async () => {
    const taken = await Promise.all(
      Array.from({ length: connections }, () => database.pool.connect()),
    );
    const [answer, state] = await Promise.all([book('taken'), readiness()]);
    expect(answer.statusCode).toBe(503);
    expect(state).toEqual(isNotReady);
    for (const client of taken) client.release();
    expect((await book('taken')).statusCode).toBe(200);
    expect(await readiness()).toEqual(isReady);
  });
});
