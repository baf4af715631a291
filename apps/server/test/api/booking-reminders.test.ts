import type { StaffBooking } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { remindDue } from '../../src/modules/bookings-staff/reminders.ts';
import { bookings, users } from '../../src/schema.ts';
import { createLog } from '../../src/platform/log.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { readAllMails, readMails } from './outbox.ts';
import { callApi, registerStaff, type Person } from './people.ts';

const minute = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minute);

describeApp('a reminder of a booking', (get) => {
  let serviceId = '';
  let agent: Person;
  beforeAll(async () => {
    serviceId = await anyService(get());
    agent = await registerStaff(get(), 'agent');
  });

  const product = {
    publicOrigin: 'https://pothik.test',
    productName: () => Promise.resolve('Pothik'),
  };
  /** Lets time go by. */
  const doDue = (now: Date) =>
    remindDue(get().database.db, { product, log: createLog('silent') }, now);
  const set = async (id: string, payload: object) => {
    const answer = await callApi(get(), 'PUT', `/admin/bookings/${id}/handling`, {
      token: agent.token,
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ booking: StaffBooking }>().booking;
  };
  const made = async (by: Person, remindAt: Date) => {
    const id = bookingOf(await book(get(), { serviceId, ...contact({}) }))._id;
    return set(id, { assigneeId: by.id, remindAt: remindAt.toISOString() });
  };

  it('is mailed to whose it is at its moment, once, with nothing of the customer’s', async () => {
    const person = await registerStaff(get(), 'agent');
    const moment = inMinutes(10);
    const booking = await made(person, moment);
    const { _id: id, reference = '?' } = booking;
    expect(await doDue(new Date(moment.getTime() - 1))).toEqual([]);
    const looks = await Promise.all([doDue(moment), doDue(moment)]);
    expect(looks.flat()).toEqual([id]);
    expect(await doDue(inMinutes(20))).toEqual([]);
    const [mail = ''] = await readMails(get(), 1, person.email);
    expect(mail).toContain(`Reminder: booking ${reference}`);
    expect(mail).toContain(`https://pothik.test/admin/bookings/${id}`);
    expect(mail).not.toMatch(/rahima|01712345678|lake road/i);
    // Nobody who works with it meanwhile is told that it has changed.
    const { handling, version, updatedAt } = await set(id, {});
    expect([handling.version, version, updatedAt]).toEqual([
      ...[booking.handling.version, booking.version, booking.updatedAt],
    ]);
  });

  it('is in Bangla for whoever gets the daily mail in it', async () => {
    const person = await registerStaff(get(), 'agent');
    await callApi(get(), 'PUT', '/admin/overview/daily-mail', {
      token: person.token,
      payload: { isWanted: true, language: 'bn' },
    });
    const moment = inMinutes(5);
    await made(person, moment);
    await doDue(moment);
    const [mail = ''] = await readMails(get(), 1, person.email);
    expect(mail).toContain('মনে করিয়ে দেওয়া');
  });

  it('is sent again where it is set to another moment', async () => {
    const person = await registerStaff(get(), 'agent');
    const [first, second] = [inMinutes(5), inMinutes(15)];
    const { _id: id } = await made(person, first);
    expect(await doDue(first)).toEqual([id]);
    await set(id, { remindAt: second.toISOString() });
    expect(await doDue(second)).toEqual([id]);
    expect(await readMails(get(), 2, person.email)).toHaveLength(2);
  });

  it('goes to nobody once it is taken away, the booking has ended, or its assignee has left', async () => {
    const person = await registerStaff(get(), 'agent');
    const moment = inMinutes(5);
    const [forgotten, ended, left] = [
      await made(person, moment),
      await made(person, moment),
      await made(person, moment),
    ];
    await set(forgotten._id, { remindAt: null });
    await callApi(get(), 'PUT', `/admin/bookings/${ended._id}`, {
      token: agent.token,
      payload: { status: 'cancelled' },
    });
    const { db } = get().database;
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, person.id));
    expect(await doDue(moment)).toEqual([]);
    expect(await readAllMails(get(), person.email)).toEqual([]);
    // Whoever gets the booking then is reminded.
    await db.update(bookings).set({ assigneeId: agent.id }).where(eq(bookings.id, left._id));
    expect(await doDue(moment)).toEqual([left._id]);
  });
});
