import type { Overview } from '@pothik/contract';
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { sweepServiceViews } from '../../src/modules/catalogue-public/service-views.ts';
import { readOverview } from '../../src/modules/overview/overview.ts';
import { bookings, chats, services, serviceViews } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { signInStaff, startChat } from './chat-people.ts';
import { callApi } from './people.ts';

// A Wednesday, two hours after midnight in Dhaka.
const now = new Date('2026-03-04T20:00:00.000Z');

describeApp('the overview', (get) => {
  let staffToken: string;
  beforeAll(async () => {
    staffToken = await signInStaff(get());
    const { db } = get().database;
    await db.delete(bookings);
    let made = 0;
    const book = (createdAt: string, status: 'pending' | 'completed' = 'pending') => ({
      id: `b${String((made += 1))}`,
      reference: `R${String(made)}`,
      serviceType: 'visa',
      userId: null,
      email: 'guest@example.com',
      name: 'Rahima',
      phone: '+8801712345678',
      status,
      createdAt: new Date(createdAt),
    });
    await db.insert(bookings).values([
      // Midnight in Dhaka is six in the evening before in UTC.
      book('2026-03-04T17:59:59.999Z', 'completed'),
      book('2026-03-04T18:00:00.000Z'),
      book('2026-03-04T19:00:00.000Z'),
      // The week begins on Sunday.
      book('2026-02-28T17:59:59.999Z'),
      book('2026-02-28T18:00:00.000Z'),
      book('2025-12-13T18:00:00.000Z'),
      // Before the first of the twelve weeks.
      book('2025-12-13T17:59:59.999Z', 'completed'),
    ]);
  });

  it('counts bookings by the days and weeks of Dhaka, and by status', async () => {
    const { today, bookings: counted } = await readOverview(get().database.db, now);
    expect(today).toBe('2026-03-05');
    expect(counted.today).toBe(2);
    expect(counted.byStatus).toEqual([
      { status: 'pending', count: 5 },
      { status: 'completed', count: 2 },
    ]);
    expect(counted.weeks).toHaveLength(12);
    expect(counted.weeks.filter(({ count }) => count > 0)).toEqual([
      { from: '2025-12-14', to: '2025-12-20', count: 1 },
      { from: '2026-02-22', to: '2026-02-28', count: 1 },
      { from: '2026-03-01', to: '2026-03-07', count: 4 },
    ]);
  });

  const read = async () =>
    (await callApi(get(), 'GET', '/admin/overview', { token: staffToken })).json<{
      data: Overview;
    }>().data;

  it('tells how many wait, and since when', async () => {
    const { db } = get().database;
    await db.delete(chats);
    expect((await read()).chats).toEqual({ waiting: 0 });
    const chat = await startChat(get());
    const later = await startChat(get());
    const longAgo = new Date(Date.now() - 60_000);
    await db
      .update(chats)
      .set({ unansweredSince: longAgo })
      .where(inArray(chats.id, [chat.id]));
    expect((await read()).chats).toEqual({ waiting: 2, waitingSince: longAgo.toISOString() });
    for (const { id } of [chat, later]) {
      await callApi(get(), 'POST', `/admin/chats/${id}/join`, { token: staffToken });
    }
    expect((await read()).chats).toEqual({ waiting: 0 });
  });

  it('tells which services are opened most, and nothing of by whom', async () => {
    const { db } = get().database;
    const [first, second, third] = await db.select().from(services).limit(3);
    if (!first || !second || !third) throw new Error('The demonstration has services');
    const view = (id: string, token?: string) =>
      callApi(get(), 'POST', `/services/${id}/views`, { payload: {}, ...(token ? { token } : {}) });
    await Promise.all([view(first.id), view(first.id, staffToken), view(first.id)]);
    await view(second.id);
    expect((await view('no-such-service')).statusCode).toBe(404);
    const titleOf = ({ name, jobTitle }: typeof first) => name ?? jobTitle;
    expect((await read()).views).toEqual([
      { _id: first.id, title: titleOf(first), views: 3 },
      { _id: second.id, title: titleOf(second), views: 1 },
    ]);
    expect(Object.keys((await db.select().from(serviceViews))[0] ?? {})).toEqual([
      'day',
      'serviceId',
      'views',
    ]);
    await db
      .insert(serviceViews)
      .values([{ day: '2020-01-01', serviceId: third.id, views: 1_000 }]);
    expect((await read()).views).toHaveLength(2);
    await sweepServiceViews(db);
    const days = await db.select({ day: serviceViews.day }).from(serviceViews);
    expect(days.some(({ day }) => day === '2020-01-01')).toBe(false);
  });

  it('counts no more than one address can open', async () => {
    const [service] = await get().database.db.select().from(services).limit(1);
    const answers: number[] = [];
    for (let tries = 0; tries < 601; tries += 1) {
      const answer = await callApi(get(), 'POST', `/services/${service?.id ?? ''}/views`, {
        payload: {},
        address: '10.9.9.9',
      });
      answers.push(answer.statusCode);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(600);
    expect(answers.at(-1)).toBe(429);
  });
});
