import type { PeriodOverview } from '@pothik/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookingHistory,
  bookings,
  chatMessages,
  chats,
  services,
  serviceViews,
  users,
} from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { signInStaff } from './chat-people.ts';
import { callApi } from './people.ts';

describeApp('the overview of a period', (get) => {
  let token: string;
  beforeAll(async () => {
    token = await signInStaff(get());
    const { db } = get().database;
    await db.delete(bookings);
    await db.delete(chats);
  });

  const ask = (from: string, to: string) =>
    callApi(get(), 'GET', `/admin/overview/period?from=${from}&to=${to}`, { token });
  const read = async (from: string, to: string) =>
    (await ask(from, to)).json<{ data: PeriodOverview }>().data;

  it('refuses days in the wrong order and more than a year, in words', async () => {
    const messageOf = async (from: string, to: string) => {
      const answer = await ask(from, to);
      expect(answer.statusCode).toBe(400);
      return answer.body;
    };
    expect(await messageOf('2026-10-02', '2026-10-01')).toContain(
      'The last day must not be before the first',
    );
    expect(await messageOf('2025-10-01', '2026-10-02')).toContain('Choose at most 366 days');
    expect((await ask('2025-10-02', '2026-10-02')).statusCode).toBe(200);
    expect((await ask('2026-13-01', '2026-10-02')).statusCode).toBe(400);
  });

  it('says of an empty period that there was nothing', async () => {
    expect(await read('2024-02-28', '2024-03-01')).toEqual({
      from: '2024-02-28',
      to: '2024-03-01',
      bookings: {
        made: 0,
        madeBefore: 0,
        spans: [
          { from: '2024-02-28', to: '2024-02-28', count: 0 },
          { from: '2024-02-29', to: '2024-02-29', count: 0 },
          { from: '2024-03-01', to: '2024-03-01', count: 0 },
        ],
        waits: { of: 0, answered: 0 },
      },
      chats: {
        waits: { of: 0, answered: 0 },
        ratings: { good: 0, okay: 0, bad: 0, comments: [] },
      },
      services: [],
      forms: [],
    });
  });

  describe('with two days of work', () => {
    let serviceIds: string[] = [];
    const minutesAfter = (moment: string, minutes: number) =>
      new Date(Date.parse(moment) + minutes * 60_000);

    beforeAll(async () => {
      const { db } = get().database;
      const [staff] = await db.select({ id: users.id }).from(users).limit(1);
      const staffId = staff?.id ?? '';
      await db
        .insert(users)
        .values({ id: 'customer', name: 'Rahima', email: 'rahima@example.com' });
      serviceIds = (await db.select({ id: services.id }).from(services).limit(4)).map(
        ({ id }) => id,
      );
      const book = (id: string, createdAt: string, userId: string | null = null, service = 0) => ({
        id,
        reference: id,
        serviceType: 'visa',
        serviceId: serviceIds[service] ?? null,
        userId,
        name: 'Rahima',
        phone: '+8801712345678',
        createdAt: new Date(createdAt),
      });
      // Midnight in Dhaka is six in the evening before in UTC.
      await db
        .insert(bookings)
        .values([
          book('before', '2026-03-01T17:59:59.999Z'),
          book('decided', '2026-03-01T18:00:00.000Z'),
          book('cancelled-by-customer', '2026-03-02T10:00:00.000Z', 'customer'),
          book('cancelled-by-staff', '2026-03-02T12:00:00.000Z', 'customer', 1),
          book('answered', '2026-03-03T17:59:59.999Z'),
          book('after', '2026-03-03T18:00:00.000Z'),
        ]);
      let entries = 0;
      const move = (
        bookingId: string,
        status: string,
        createdAt: Date,
        facts: { actorId?: string; isAnswer?: boolean } = {},
      ) => ({ id: `h${String((entries += 1))}`, bookingId, status, createdAt, ...facts });
      await db.insert(bookingHistory).values([
        move('decided', 'pending', new Date('2026-03-01T18:00:00.000Z')),
        move('decided', 'processing', minutesAfter('2026-03-01T18:00:00.000Z', 30), {
          actorId: staffId,
        }),
        move('decided', 'completed', minutesAfter('2026-03-01T18:00:00.000Z', 300), {
          actorId: staffId,
        }),
        move('cancelled-by-customer', 'cancelled', minutesAfter('2026-03-02T10:00:00.000Z', 1), {
          actorId: 'customer',
        }),
        move('cancelled-by-staff', 'cancelled', minutesAfter('2026-03-02T12:00:00.000Z', 90), {
          actorId: staffId,
        }),
        move('answered', 'processing', minutesAfter('2026-03-03T17:59:59.999Z', 2), {
          isAnswer: true,
        }),
      ]);
      const begin = (id: string, createdAt: string) => ({
        id,
        name: 'Rahima',
        phone: '+8801712345678',
        visitorTokenHash: id,
        lastSequence: 3,
        createdAt: new Date(createdAt),
      });
      await db
        .insert(chats)
        .values([begin('c1', '2026-03-02T04:00:00.000Z'), begin('c2', '2026-03-02T05:00:00.000Z')]);
      const say = (
        id: string,
        sequence: number,
        senderType: 'admin' | 'customer',
        createdAt: Date,
      ) => ({
        id,
        chatId: 'c1',
        sequence,
        senderType,
        content: 'Hello',
        createdAt,
      });
      await db
        .insert(chatMessages)
        .values([
          say('m1', 1, 'customer', minutesAfter('2026-03-02T04:00:00.000Z', 0)),
          say('m2', 2, 'admin', minutesAfter('2026-03-02T04:00:00.000Z', 4)),
          say('m3', 3, 'admin', minutesAfter('2026-03-02T04:00:00.000Z', 9)),
        ]);
      const open = (service: number, day: string, views: number) => ({
        serviceId: serviceIds[service] ?? '',
        day,
        views,
      });
      await db
        .insert(serviceViews)
        .values([
          open(0, '2026-03-02', 40),
          open(1, '2026-03-02', 6),
          open(1, '2026-03-03', 6),
          open(2, '2026-03-02', 11),
          open(3, '2026-03-02', 9),
          open(3, '2026-03-04', 50),
        ]);
    });

    it('counts bookings by the days of Dhaka, and those of as many days before', async () => {
      const { bookings: counted } = await read('2026-03-02', '2026-03-03');
      expect(counted).toMatchObject({
        made: 4,
        madeBefore: 1,
        spans: [
          { from: '2026-03-02', to: '2026-03-02', count: 3 },
          { from: '2026-03-03', to: '2026-03-03', count: 1 },
        ],
      });
    });

    it('tells how long bookings waited for staff, whatever their customers did meanwhile', async () => {
      const { bookings: counted } = await read('2026-03-02', '2026-03-03');
      expect(counted.waits).toEqual({ of: 4, answered: 2, half: 60, mostly: 84 });
    });

    it('tells how long visitors waited for the first answer', async () => {
      const { chats: counted } = await read('2026-03-02', '2026-03-03');
      expect(counted.waits).toEqual({ of: 2, answered: 1, half: 4, mostly: 4 });
    });

    it('tells what was opened often and booked seldom, least first', async () => {
      const { services: told } = await read('2026-03-02', '2026-03-03');
      expect(told.map(({ _id, views, bookings: booked }) => [_id, views, booked])).toEqual([
        [serviceIds[2], 11, 0],
        [serviceIds[0], 40, 3],
        [serviceIds[1], 12, 1],
      ]);
    });
  });
});
