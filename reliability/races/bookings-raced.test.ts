import { bookingMoves, type BookingStatus } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSession } from '@pothik/server/test/sessions.ts';
import { users } from '@pothik/server/src/schema.ts';
import { howOften } from '../how-often.ts';
import { describeApp, openSecondApp } from '@pothik/server/test/api/app.ts';
import { anyService, book, bookingOf, contact } from '@pothik/server/test/api/booking-forms.ts';
import { callApi } from '@pothik/server/test/api/people.ts';

/** How often each race is run. */
const rounds = howOften(8, 200);

interface Entry {
  id: string;
  status: BookingStatus;
}

describeApp('a booking about which several decide at once', (get) => {
  let serviceId = '';
  let [nasrin, kamal] = ['', ''];
  let second: Awaited<ReturnType<typeof openSecondApp>>;
  const signIn = async (id: string, role: 'agent' | 'customer') => {
    const { db } = get().database;
    await db.insert(users).values({ id, name: id, email: `${id}@example.com`, role });
    return createSession(db, id);
  };
  beforeAll(async () => {
    serviceId = await anyService(get());
    nasrin = await signIn('nasrin', 'agent');
    kamal = await signIn('kamal', 'agent');
    second = await openSecondApp(get());
  });
  afterAll(() => second.close());

  let customers = 0;
  /** A booking of somebody of its own, for one alone may not book so often. */
  const create = async () => {
    customers += 1;
    const token = await signIn(`customer-${String(customers)}`, 'customer');
    const answer = await book(get(), { serviceId, ...contact() }, { token });
    return { id: bookingOf(answer)._id, token };
  };
  /** Each call goes to another process than the one before it. */
  let calls = 0;
  const call = (
    method: 'PUT' | 'POST' | 'DELETE',
    path: string,
    token: string,
    payload?: object,
  ) => {
    calls += 1;
    const app = calls % 2 === 0 ? get() : { ...get(), app: second.app };
    return callApi(app, method, path, { token, ...(payload ? { payload } : {}) });
  };
  const cancel = (id: string, token: string) => call('DELETE', `/bookings/${id}`, token);
  const cancelByChange = (id: string, token: string) =>
    call('PUT', `/bookings/${id}`, token, { status: 'cancelled' });
  const decide = (id: string, token: string, status: BookingStatus, version?: number) =>
    call('PUT', `/admin/bookings/${id}`, token, { status, version });
  const askForDocument = (id: string, token: string) =>
    call('POST', `/admin/bookings/${id}/document-requests`, token, {
      note: 'The second page',
      version: 1,
    });

  const rows = async <Row extends object>(statement: string, given: unknown[]) =>
    (await get().database.pool.query<Row>(statement, given)).rows;

  /** What was done is one way along the allowed moves, and each step of it was told once. */
  async function checkStory(id: string, answers: readonly LightMyRequestResponse[]) {
    for (const answer of answers) {
      expect([200, 409], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 200) continue;
      expect(['conflict', 'version_conflict']).toContain(answer.json<{ code: string }>().code);
    }
    const history = await rows<Entry>(
      'select id, status from booking_history where booking_id = $1 order by created_at, id',
      [id],
    );
    const wins = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(history).toHaveLength(1 + wins);
    for (const [index, { status }] of history.entries()) {
      const before = history[index - 1]?.status;
      if (before === undefined) expect(status).toBe('pending');
      else expect(bookingMoves[before]).toContain(status);
    }
    const [booking] = await rows<{ status: BookingStatus; version: number }>(
      'select status, version from bookings where id = $1',
      [id],
    );
    expect(booking).toEqual({ status: history.at(-1)?.status, version: history.length });
    const events = [id, ...history.slice(1).map((entry) => entry.id)].map(
      (key) => `booking:${key}`,
    );
    const told = async (table: 'notifications' | 'jobs', order: string) => {
      const found = await rows<{ key: string }>(
        `select event_key as key from ${table} where event_key = any($1) order by ${order}`,
        [events],
      );
      return found.map(({ key }) => key);
    };
    expect(await told('notifications', 'created_at')).toEqual(events);
    expect(await told('jobs', 'event_key')).toEqual(events.toSorted());
    return { history: history.map(({ status }) => status), wins };
  }

  it(`goes the way of one of two staff who have seen the same, ${String(rounds)} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await create();
      const answers = await Promise.all([
        decide(id, nasrin, 'confirmed', 1),
        decide(id, kamal, 'processing', 1),
        decide(id, nasrin, 'cancelled', 1),
        askForDocument(id, kamal),
      ]);
      expect((await checkStory(id, answers)).wins).toBe(1);
    }
  });

  it(`ends cancelled where its customer cancels while staff confirm, ${String(rounds)} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, token } = await create();
      const [confirmed, ...cancelled] = await Promise.all([
        decide(id, nasrin, 'confirmed'),
        cancel(id, token),
        cancelByChange(id, token),
      ]);
      const { history } = await checkStory(id, [confirmed, ...cancelled]);
      expect(history.at(-1)).toBe('cancelled');
      expect(cancelled.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  it(`ends once, completed or cancelled, ${String(rounds)} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, token } = await create();
      const confirmed = await decide(id, nasrin, 'confirmed');
      const answers = await Promise.all([
        cancel(id, token),
        decide(id, kamal, 'completed'),
        decide(id, nasrin, 'completed'),
      ]);
      expect((await checkStory(id, [confirmed, ...answers])).wins).toBe(2);
      expect((await cancel(id, token)).statusCode).toBe(409);
    }
  });
});
