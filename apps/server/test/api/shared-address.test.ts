import type { LightMyRequestResponse } from 'fastify';
import { expect, it, vi } from 'vitest';
import { ensureStaff } from '../../src/modules/auth/staff.ts';
import * as passwords from '../../src/modules/auth/passwords.ts';
import { sweepUnusedAccounts } from '../../src/modules/users/unused-accounts.ts';
import { describeApp, staff } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register, type Person } from './people.ts';

describeApp('several accounts of one address', (get) => {
  const login = (email: string, password: string, address = '203.0.113.1') =>
    callApi(get(), 'POST', '/auth/login', { payload: { email, password }, address });
  const registering = (email: string, password = 'attacker-1') =>
    callApi(get(), 'POST', '/auth/register', { payload: { ...newcomer(), email, password } });
  /** Somebody who makes an account with an address that has one. */
  const registerToo = (email: string, password = 'attacker-1') =>
    register(get(), { ...newcomer('Somebody Else'), email, password });
  const verify = (link: string, more: { token?: string; password?: string } = {}) =>
    callApi(get(), 'POST', '/auth/verify-email', {
      ...(more.token === undefined ? {} : { token: more.token }),
      payload: { token: link, ...(more.password === undefined ? {} : { password: more.password }) },
    });
  const disown = (link: string) =>
    callApi(get(), 'POST', '/auth/not-my-account', { payload: { token: link } });
  const whoIs = async (token: string) =>
    (await callApi(get(), 'GET', '/auth/me', { token })).json<{ user?: { _id: string } }>().user;
  const idIn = (answer: LightMyRequestResponse) =>
    answer.json<{ user?: { _id: string } }>().user?._id;

  /** Somebody whose address is confirmed, by the one mail that they got. */
  async function confirmed(): Promise<Person> {
    const person = await register(get());
    const [mail] = await readMails(get(), 1, person.email);
    expect((await verify(tokenIn(mail), person)).statusCode).toBe(200);
    return person;
  }
  const newestMail = async (email: string, count: number) =>
    (await readMails(get(), count, email)).at(-1) ?? '';

  it('answers a registration the same for a known and an unknown address', async () => {
    const known = await confirmed();
    const answers = [
      await registering(` ${known.email.toUpperCase()} `),
      await registering(newcomer().email),
    ];
    const [first, second] = answers.map((answer) => ({
      status: answer.statusCode,
      headers: Object.keys(answer.headers),
      // What differs from one new account to the next has the same length.
      body: answer.body
        .replaceAll(/"(token|_id|requestId)":"[^"]+"/g, (field) => String(field.length))
        .replaceAll(/person-\d+@/g, 'person@'),
    }));
    expect(first?.status).toBe(200);
    expect(first).toEqual(second);
    expect(await whoIs(known.token)).toMatchObject({ _id: known.id });
  });

  it('makes an account of each of several registrations that arrive at once', async () => {
    const { email } = newcomer();
    const answers = await Promise.all([1, 2, 3].map(() => registering(email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(idIn)).size).toBe(3);
  });

  it('takes five registrations a day with one address from a network, and its owner is not kept out', async () => {
    const known = await confirmed();
    const from = (email: string, address: string) =>
      callApi(get(), 'POST', '/auth/register', { payload: { ...newcomer(), email }, address });
    for (const email of [known.email, newcomer().email]) {
      for (let times = 0; times < 5; times += 1) {
        const neighbour = `2001:db8:bad:1::${String(times)}`;
        expect((await from(email, neighbour)).statusCode).toBe(200);
      }
      const refused = await from(email, '2001:db8:bad:1::ffff');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'rate_limited' });
      expect((await from(email, '203.0.113.7')).statusCode).toBe(200);
    }
  });

  it('tells the owner of the mailbox of the second account, and how to be rid of it', async () => {
    const owner = await confirmed();
    const stranger = await registerToo(owner.email);
    const mail = await newestMail(owner.email, 2);
    expect(mail).toContain('You already have an account');
    expect(mail).toContain('http://pothik.test/login');
    expect(mail).toContain('http://pothik.test/forgot-password');
    expect(mail).not.toContain('/verify-email');
    expect((await disown(tokenIn(mail))).statusCode).toBe(200);
    expect((await disown(tokenIn(mail))).statusCode).toBe(410);
    expect(await whoIs(stranger.token)).toBeUndefined();
    expect((await login(owner.email, stranger.password)).statusCode).toBe(401);
    expect(await whoIs(owner.token)).toMatchObject({ _id: owner.id });
  });

  it('removes no account by a link that is confirmed, or with which something was booked', async () => {
    const person = await register(get());
    const link = tokenIn(await newestMail(person.email, 1));
    const serviceId = await anyService(get());
    await book(get(), { serviceId, ...contact() }, person);
    expect((await disown(link)).json()).toMatchObject({ code: 'conflict' });
    expect((await verify(link, person)).statusCode).toBe(200);

    const other = await register(get());
    const otherLink = tokenIn(await newestMail(other.email, 1));
    await get().database.pool.query('update users set email_verified_at = now() where id = $1', [
      other.id,
    ]);
    expect((await disown(otherLink)).json()).toMatchObject({ code: 'conflict' });
    expect(await whoIs(other.token)).toMatchObject({ _id: other.id });
  });

  it("is not confirmed by a stranger's click: it takes its session or its password", async () => {
    const victim = await register(get());
    const attacker = await registerToo(victim.email);
    const made = await book(get(), {
      serviceId: await anyService(get()),
      ...contact({ email: victim.email }),
    });
    const mails = await readMails(get(), 3, victim.email);
    const links = mails.filter((mail) => mail.includes('/verify-email')).map(tokenIn);
    const { rows } = await get().database.pool.query<{ user_id: string }>(
      'select user_id from email_verifications where email = $1 order by created_at',
      [victim.email],
    );
    expect(rows.map((row) => row.user_id)).toEqual([victim.id, attacker.id]);
    const [own, foreign = ''] = links;

    expect((await verify(foreign)).json()).toMatchObject({ code: 'forbidden' });
    expect((await verify(foreign, victim)).json()).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await verify(foreign, { token: victim.token })).json()).toMatchObject({
      code: 'forbidden',
    });
    // None of these has used the link of the victim's own account up.
    expect((await verify(own ?? '', { password: victim.password })).statusCode).toBe(200);
    expect((await verify(foreign, attacker)).json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('belongs to another account') as string,
    });
    const listOf = async ({ token }: Person) =>
      (await callApi(get(), 'GET', '/bookings/my-bookings', { token })).json<{
        bookings: { _id: string }[];
      }>().bookings;
    expect((await listOf(victim)).map(({ _id }) => _id)).toEqual([bookingOf(made)._id]);
    expect(await listOf(attacker)).toEqual([]);
  });

  it('lets one of two that are confirmed at once have the address', async () => {
    const one = await register(get());
    const other = await registerToo(one.email);
    const mails = await readMails(get(), 2, one.email);
    const answers = await Promise.all([
      verify(tokenIn(mails[0]), one),
      verify(tokenIn(mails[1]), other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('opens the confirmed account to its password, and each other to its own', async () => {
    const first = await registerToo(newcomer().email, 'first-here-1');
    const owner = await registerToo(first.email, 'river-boat-7');
    const mails = await readMails(get(), 2, first.email);
    expect((await verify(tokenIn(mails[1]), owner)).statusCode).toBe(200);
    expect(idIn(await login(first.email, 'first-here-1'))).toBe(first.id);
    expect(idIn(await login(first.email, 'river-boat-7'))).toBe(owner.id);
    // The same password as the owner's opens the owner's account alone to who knows it.
    await registerToo(first.email, 'river-boat-7');
    expect(idIn(await login(first.email, 'river-boat-7'))).toBe(owner.id);
  });

  it('pushes neither the confirmed nor the first account out of those that a sign-in means', async () => {
    const owner = await confirmed();
    const first = await register(get());
    for (const { email } of [owner, first]) {
      for (const turn of [1, 2, 3, 4]) await registerToo(email, `attacker-${String(turn)}`);
    }
    expect(idIn(await login(owner.email, owner.password))).toBe(owner.id);
    expect(idIn(await login(first.email, first.password))).toBe(first.id);
  });

  it('hashes as often for a wrong password, however many accounts there are', async () => {
    const one = await confirmed();
    const many = await register(get());
    for (let times = 0; times < 4; times += 1) await registerToo(many.email);
    const hash = vi.spyOn(passwords, 'verifyPassword');
    const counts = [];
    for (const email of [one.email, many.email, newcomer().email]) {
      hash.mockClear();
      expect((await login(email, 'not-it')).statusCode).toBe(401);
      counts.push(hash.mock.calls.length);
    }
    expect(counts).toEqual([3, 3, 3]);
    hash.mockRestore();
  });

  it('guessing goes no further for who has an account of the address', async () => {
    const owner = await confirmed();
    const attacker = await registerToo(owner.email);
    const guesses = [];
    for (let times = 0; times < 12; times += 1) {
      guesses.push((await login(owner.email, `guess-${String(times)}`, '192.0.2.99')).statusCode);
      await login(owner.email, attacker.password, '192.0.2.99');
    }
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.slice(10)).toEqual([429, 429]);
  });

  it('sends the link for a new password to the confirmed account', async () => {
    const owner = await confirmed();
    const attacker = await registerToo(owner.email);
    await callApi(get(), 'POST', '/auth/forgot-password', { payload: { email: owner.email } });
    const mails = await readMails(get(), 3, owner.email);
    const token = tokenIn(mails.find((mail) => mail.includes('/reset-password')));
    const payload = { token, password: 'brand-new-9' };
    await callApi(get(), 'POST', '/auth/reset-password', { payload });
    expect(idIn(await login(owner.email, 'brand-new-9'))).toBe(owner.id);
    expect(await whoIs(owner.token)).toBeUndefined();
    expect(await whoIs(attacker.token)).toMatchObject({ _id: attacker.id });
  });

  it('without a confirmed one, gives the last used to who reads the mail, and ends its sessions', async () => {
    const { email } = newcomer();
    const attacker = await registerToo(email);
    const victim = await registerToo(email, 'river-boat-7');
    const before = await readMails(get(), 2, email);
    await callApi(get(), 'POST', '/auth/forgot-password', { payload: { email } });
    const mail = (await readMails(get(), 3, email)).find((text) =>
      text.includes('/reset-password'),
    );
    const payload = { token: tokenIn(mail), password: 'brand-new-9' };
    const reset = await callApi(get(), 'POST', '/auth/reset-password', { payload });
    expect(reset.statusCode).toBe(200);
    const opened = await login(email, 'brand-new-9');
    expect(opened.json()).toMatchObject({ user: { _id: victim.id, emailVerified: true } });
    expect(await whoIs(victim.token)).toBeUndefined();
    // Whoever was first has lost nothing, and gets nothing.
    expect((await verify(tokenIn(before[0]), attacker)).json()).toMatchObject({ code: 'conflict' });
    expect(await whoIs(attacker.token)).toMatchObject({ _id: attacker.id, emailVerified: false });
  });

  it('moves to an address that has an account like to any other, and sees nothing of it', async () => {
    const owner = await confirmed();
    const other = await register(get());
    const move = (email: string) =>
      callApi(get(), 'PUT', '/users/profile', {
        token: other.token,
        payload: {
          name: 'Somebody Else',
          phone: '01712345678',
          email,
          currentPassword: other.password,
        },
      });
    const known = await move(owner.email);
    expect(known.json()).toMatchObject({ user: { email: owner.email, emailVerified: false } });
    expect(await newestMail(owner.email, 2)).toContain('You already have an account');
    const unknown = await move(newcomer().email);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(Object.keys(unknown.json<object>())).toEqual(Object.keys(known.json<object>()));
  });

  it('takes the news of an address away only with its confirmed account', async () => {
    const { pool } = get().database;
    const owner = await confirmed();
    await pool.query(
      `insert into newsletter_subscribers (email, token_hash, confirmed_at) values ($1, $1, now())`,
      [owner.email],
    );
    const subscribed = async () =>
      (await pool.query('select from newsletter_subscribers where email = $1', [owner.email]))
        .rowCount;
    const remove = ({ token, password }: Person) =>
      callApi(get(), 'DELETE', '/users/account', { token, payload: { password } });
    await remove(await registerToo(owner.email));
    expect(await subscribed()).toBe(1);
    expect(await whoIs(owner.token)).toMatchObject({ _id: owner.id });
    await remove(owner);
    expect(await subscribed()).toBe(0);
  });

  it('leaves staff alone, whoever registers with their address, before or after', async () => {
    const attacker = await registerToo(staff.email);
    const login1 = await login(staff.email, staff.password);
    expect(login1.json()).toMatchObject({ user: { role: 'admin', staffRole: 'owner' } });
    expect(await whoIs(attacker.token)).toMatchObject({ role: 'customer' });

    const next = { email: newcomer().email, password: 'chosen-by-the-owner' };
    const early = await registerToo(next.email);
    await ensureStaff(get().database.db, next);
    expect(await whoIs(early.token)).toMatchObject({ role: 'customer' });
    expect((await login(next.email, next.password)).json()).toMatchObject({
      user: { role: 'admin' },
    });
    const mail = await newestMail(next.email, 1);
    expect((await verify(tokenIn(mail), early)).json()).toMatchObject({ code: 'conflict' });
  });

  it('signs a customer out who becomes staff, and keeps the address of staff where it is', async () => {
    const person = await confirmed();
    const next = { email: person.email, password: 'chosen-by-the-owner' };
    await ensureStaff(get().database.db, next);
    expect(await whoIs(person.token)).toBeUndefined();
    const { token } = (await login(next.email, next.password)).json<{ token: string }>();
    // At the next start nothing has changed, and nobody is signed out.
    await ensureStaff(get().database.db, next);
    expect(await whoIs(token)).toMatchObject({ role: 'admin' });
    const moved = await callApi(get(), 'PUT', '/users/profile', {
      token,
      payload: { name: 'Staff', phone: '01712345678', email: newcomer().email },
    });
    expect(moved.statusCode).toBe(403);
  });

  it('is swept after 90 days without confirmation, use or need', async () => {
    const { db, pool } = get().database;
    const serviceId = await anyService(get());
    const abandoned = await register(get());
    const open = await register(get());
    const needed = await register(get());
    await book(get(), { serviceId, ...contact() }, needed);
    const young = await register(get());
    const owner = await confirmed();
    const idle = [abandoned, needed, owner].map(({ id }) => id);
    await pool.query('delete from sessions where user_id = any($1)', [[...idle, young.id]]);
    await pool.query(
      `update users set signed_in_at = now() - interval '91 days' where id = any($1)`,
      [[...idle, open.id]],
    );
    await pool.query(`update users set signed_in_at = now() - interval '89 days' where id = $1`, [
      young.id,
    ]);
    await sweepUnusedAccounts(db);
    const people = [abandoned, open, needed, young, owner];
    const { rows } = await pool.query<{ id: string }>(
      'select id from users where id = any($1) order by created_at',
      [people.map(({ id }) => id)],
    );
    expect(rows.map(({ id }) => id)).toEqual(people.slice(1).map(({ id }) => id));
  });
});
