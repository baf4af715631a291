import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { bookings, jobs, users } from '../../src/schema.ts';
import { dayInDhaka, inDhaka, startOfDay } from '../../src/platform/dhaka-time.ts';
import { describeApp } from './app.ts';
import { readAllMails, readMails } from './outbox.ts';
import { callApi, registerStaff, type Person } from './people.ts';

describeApp('the daily mail to staff', (get) => {
  let agent: Person;
  beforeAll(async () => {
    agent = await registerStaff(get(), 'agent');
    const { db } = get().database;
    await db.delete(bookings);
    // An hour into yesterday, in Dhaka.
    const yesterday = new Date(startOfDay(dayInDhaka(new Date())).getTime() - 23 * 3_600_000);
    await db.insert(bookings).values(
      ['b1', 'b2'].map((id) => ({
        id,
        reference: id,
        serviceType: 'visa',
        email: 'guest@example.com',
        name: 'Rahima',
        phone: '+8801712345678',
        createdAt: yesterday,
      })),
    );
  });

  const choose = (isWanted: boolean, language = 'en', { token } = agent) =>
    callApi(get(), 'PUT', '/admin/overview/daily-mail', { token, payload: { isWanted, language } });
  const isWanted = async ({ token } = agent) =>
    (await callApi(get(), 'GET', '/admin/overview/daily-mail', { token })).json<{
      data: { isWanted: boolean };
    }>().data.isWanted;
  const isWaiting = and(eq(jobs.kind, 'daily-overview-mail'), isNull(jobs.doneAt));
  const waiting = () => get().database.db.select().from(jobs).where(isWaiting);
  /** As if it were the next morning. */
  const comeMorning = () =>
    get()
      .database.db.update(jobs)
      .set({ runAfter: sql`now()` })
      .where(isWaiting);

  const minuteOfDay = (moment: Date) => {
    const there = inDhaka(moment);
    return Math.round((there.getTime() - Date.parse(dayInDhaka(moment))) / 60_000);
  };

  it('is noted for the next morning at eight in Dhaka, once, for whoever wants it', async () => {
    expect(await isWanted()).toBe(false);
    expect((await choose(true)).statusCode).toBe(200);
    await choose(true);
    expect(await isWanted()).toBe(true);
    const [job, ...others] = await waiting();
    expect(others).toEqual([]);
    if (!job) throw new Error('no mail is noted');
    expect(minuteOfDay(job.runAfter)).toBe(8 * 60);
    expect(job.runAfter.getTime()).toBeGreaterThan(Date.now());
    expect(job.runAfter.getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  });

  it('tells of the day before, and is noted anew', async () => {
    await comeMorning();
    const [mail = ''] = await readMails(get(), 1, agent.email);
    expect(mail).toContain('New bookings: 2 (the day before 0)');
    expect(mail).toContain('First answer in the chat, half of them within: none yet');
    expect(mail).toContain('http://pothik.test/admin/');
    const [next, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(next && minuteOfDay(next.runAfter)).toBe(8 * 60);
  });

  it('is in Bangla for whoever chose it on a page in Bangla', async () => {
    const colleague = await registerStaff(get(), 'editor');
    await choose(true, 'bn', colleague);
    await comeMorning();
    const [mail = ''] = await readMails(get(), 1, colleague.email);
    expect(mail).toContain('নতুন বুকিং: ২টি (আগের দিন ০টি)');
    await choose(false, 'bn', colleague);
  });

  it('comes no more to whoever has ended it, left, or is none of the staff', async () => {
    const { db } = get().database;
    const left = await registerStaff(get(), 'agent');
    const ended = await registerStaff(get(), 'agent');
    for (const person of [left, ended]) await choose(true, 'en', person);
    await choose(false, 'en', ended);
    expect(await isWanted(ended)).toBe(false);
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.email, left.email));
    await comeMorning();
    for (const { email } of [left, ended]) expect(await readAllMails(get(), email)).toEqual([]);
    const still = (await waiting()).map(({ payload }) => payload);
    expect(still).toEqual([{ userId: agent.id, day: expect.any(String) as string }]);
  });
});
