import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sweepUnconfirmed } from '../../src/modules/newsletter/newsletter.ts';
import { newsletterSubscribers } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { readMails, tokenIn } from './outbox.ts';

describeApp('the newsletter', (get) => {
  const post = (url: string, payload: object) =>
    get().app.inject({ method: 'POST', url: `/api/newsletter/${url}`, payload });
  const subscribe = (email: string) => post('subscriptions', { email });
  const confirm = (token: string) => post('confirmations', { token });

  /** How many have subscribed, confirmed or not. */
  const countSubscribers = () => get().database.db.$count(newsletterSubscribers);

  it('asks back by mail, and is confirmed by its link, twice as well', async () => {
    expect((await subscribe('Rahima@Example.com')).statusCode).toBe(200);
    const token = tokenIn((await readMails(get(), 1, 'rahima@example.com'))[0]);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
    const { db } = get().database;
    const [row] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, 'rahima@example.com'));
    expect(row?.confirmedAt).toBeInstanceOf(Date);
  });

  it('answers the same for an address that has confirmed, and writes to it no more', async () => {
    const email = 'nasrin@example.com';
    await subscribe(email);
    expect((await confirm(tokenIn((await readMails(get(), 1, email))[0]))).statusCode).toBe(200);
    const answer = await subscribe(email);
    expect(answer.json()).toEqual((await subscribe('karim@example.com')).json());
    expect(await readMails(get(), 1, 'karim@example.com')).toHaveLength(1);
    expect(await readMails(get(), 1, email)).toHaveLength(1);
  });

  it('stores nothing that is no address', async () => {
    const before = await countSubscribers();
    for (const email of [
      '',
      'rahima',
      'a@b',
      'a@b.com\r\nBcc: c@d.com',
      `${'a'.repeat(300)}@b.com`,
    ]) {
      expect((await subscribe(email)).statusCode).toBe(400);
    }
    expect(await countSubscribers()).toBe(before);
  });

  it('forgets after a month an address that nobody has confirmed', async () => {
    const { db } = get().database;
    await subscribe('confirmed@example.com');
    await confirm(tokenIn((await readMails(get(), 1, 'confirmed@example.com'))[0]));
    await subscribe('unconfirmed@example.com');
    await db.update(newsletterSubscribers).set({ createdAt: sql`now() - interval '31 days'` });
    await subscribe('new@example.com');
    await sweepUnconfirmed(db);
    const rows = await db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers);
    const emails = rows.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(['confirmed@example.com', 'new@example.com']));
    expect(emails).not.toContain('unconfirmed@example.com');
  });

  it('refuses a link that was made up', async () => {
    const answer = await confirm('made-up');
    expect(answer.statusCode).toBe(410);
    expect(answer.json<{ message: string }>().message).toBe('This link is not valid any more.');
  });

  it('does not fill a mailbox that somebody else names', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await subscribe('victim@example.com')).statusCode).toBe(200);
    }
    const answer = await subscribe('victim@example.com');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
