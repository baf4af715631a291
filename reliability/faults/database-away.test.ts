import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepOrphans } from '@pothik/server/src/modules/files/sweep-documents.ts';
import { bookingOf, bookWithForm, contact } from '@pothik/server/test/api/booking-forms.ts';
import { hasPostgres } from '@pothik/server/test/databases.ts';
import { connections, isNotReady, isReady, openAppOnLine, type AppOnLine } from './app-on-line.ts';

const fields = { serviceId: 's', ...contact(), documentType: 'passport' };

describe.runIf(hasPostgres())('while PostgreSQL is away', () => {
  let opened: AppOnLine;
  beforeAll(async () => {
    opened = await openAppOnLine();
  });
  afterAll(() => opened.remove());

  const book = (key: string) => bookWithForm(opened, fields, { key });
  const countBookings = async () =>
    (await opened.database.pool.query<{ n: number }>('select count(*)::int as n from bookings'))
      .rows[0]?.n;
  const filesWithoutRows = async () => {
    await sweepOrphans(opened.database.db, opened.documents, 0);
    const keys = [];
    for await (const { key } of opened.documents.files.list('documents')) keys.push(key);
    const { rows } = await opened.database.pool.query<{ key: string }>(
      'select key from booking_documents',
    );
    const known = new Set(rows.map(({ key }) => key));
    return keys.filter((key) => !known.has(key));
  };

  it('what needs it fails clearly, the rest goes on, and it recovers by itself', async () => {
    const before = (await countBookings()) ?? 0;
    opened.line.cut();
    const refused = await Promise.all(['cut-1', 'cut-2'].map(book));
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
    }
    expect(await opened.readiness()).toEqual(isNotReady);
    expect((await opened.app.inject('/healthz')).statusCode).toBe(200);
    expect((await opened.app.inject('/api/bookings/service-types')).statusCode).toBe(200);
    opened.line.mend();
    await expect.poll(opened.readiness, { timeout: 10_000 }).toEqual(isReady);
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
    opened.line.cut();
    const answers = await Promise.all(first);
    opened.line.mend();
    for (const { statusCode, body } of answers) expect([200, 503], body).toContain(statusCode);
    await expect.poll(opened.readiness, { timeout: 10_000 }).toEqual(isReady);
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
    opened.line.hold();
    const waiting = book('held');
    expect(await opened.readiness()).toEqual(isNotReady);
    opened.line.mend();
    expect((await waiting).statusCode).toBe(200);
    await expect.poll(opened.readiness, { timeout: 10_000 }).toEqual(isReady);
    expect(await countBookings()).toBe(before + 1);
  });

  it('and says nothing for long, it is refused clearly, and nothing is half done', async () => {
    const before = (await countBookings()) ?? 0;
    opened.line.hold();
    const refused = await book('silent');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    opened.line.mend();
    await expect.poll(opened.readiness, { timeout: 10_000 }).toEqual(isReady);
    const again = await Promise.all(['silent', 'silent'].map(book));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await countBookings()).toBe(before + 1);
    expect(await filesWithoutRows()).toEqual([]);
  });

  it('and its connections are lost without a word, it is reached by new ones', async () => {
    // As where its machine is gone, and another one has taken its place.
    await Promise.all(Array.from({ length: connections }, (_, index) => book(String(index))));
    opened.line.lose();
    const answers = await Promise.all(
      Array.from({ length: connections }, (_, index) => book(`lost-${String(index)}`)),
    );
    for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
    await expect.poll(opened.readiness, { timeout: 10_000 }).toEqual(isReady);
    expect((await book('lost-0')).statusCode).toBe(200);
  });

  it('for its connections are all taken, nobody waits for ever', async () => {
    const taken = await Promise.all(
      Array.from({ length: connections }, () => opened.database.pool.connect()),
    );
    const [answer, state] = await Promise.all([book('taken'), opened.readiness()]);
    expect(answer.statusCode).toBe(503);
    expect(state).toEqual(isNotReady);
    for (const client of taken) client.release();
    expect((await book('taken')).statusCode).toBe(200);
    expect(await opened.readiness()).toEqual(isReady);
  });
});
