import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { countRows } from './booking-forms.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register } from './people.ts';

describeApp('registering and signing in', (get) => {
  const login = (email: string, password: string, address = '203.0.113.1') =>
    callApi(get(), 'POST', '/auth/login', { payload: { email, password }, address });

  it('answers a registration in the form that the specification demands', async () => {
    const form = newcomer();
    const answer = await callApi(get(), 'POST', '/auth/register', { payload: form });
    expect(answer.statusCode).toBe(200);
    const user = { name: form.name, email: form.email, phone: '+8801712345678' };
    expect(answer.json()).toMatchObject({
      success: true,
      status: 'success',
      data: { user, token: expect.stringMatching(/^[\w-]{43}$/) as string },
      user: { ...user, role: 'customer', emailVerified: false, hasPassword: true },
      message: 'Account created successfully!',
    });
    const back = await login(form.email, form.password);
    expect(back.json()).toMatchObject({
      success: true,
      message: 'Login successful! Welcome back.',
    });
    expect(answer.body).not.toContain(form.password);
  });

  it('asks a new address to confirm itself, once', async () => {
    const person = await register(get());
    const [mail] = await readMails(get(), 1, person.email);
    const token = tokenIn(mail);
    const verify = () =>
      callApi(get(), 'POST', '/auth/verify-email', { token: person.token, payload: { token } });
    expect((await verify()).statusCode).toBe(200);
    expect((await verify()).statusCode).toBe(410);
    const me = await callApi(get(), 'GET', '/auth/me', { token: person.token });
    expect(me.json()).toMatchObject({ user: { emailVerified: true } });
  });

  it('asks again, at most twice an hour, until the address is confirmed', async () => {
    const person = await register(get());
    const first = tokenIn((await readMails(get(), 1, person.email))[0]);
    const resend = (token?: string) =>
      callApi(get(), 'POST', '/users/resend-confirmation', token === undefined ? {} : { token });
    expect((await resend()).statusCode).toBe(401);
    expect((await resend(person.token)).statusCode).toBe(200);
    const [again] = (await readMails(get(), 2, person.email))
      .map(tokenIn)
      .filter((token) => token !== first);
    expect((await resend(person.token)).statusCode).toBe(200);
    await readMails(get(), 3, person.email);
    const refused = await resend(person.token);
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);

    await callApi(get(), 'POST', '/auth/verify-email', {
      token: person.token,
      payload: { token: again },
    });
    expect((await resend(person.token)).json()).toMatchObject({ code: 'conflict' });
  });

  it('asks again in the same words, whoever else has the address', async () => {
    const owner = await register(get());
    const token = tokenIn((await readMails(get(), 1, owner.email))[0]);
    await callApi(get(), 'POST', '/auth/verify-email', { token: owner.token, payload: { token } });
    const answers = [];
    for (const person of [
      await register(get(), { ...newcomer(), email: owner.email }),
      await register(get()),
    ]) {
      const { token } = person;
      answers.push(await callApi(get(), 'POST', '/users/resend-confirmation', { token }));
    }
    const [known, unknown] = answers.map((answer) => [answer.statusCode, answer.json()] as const);
    expect(known).toEqual(unknown);
    const mails = await readMails(get(), 3, owner.email);
    expect(mails.filter((mail) => mail.includes('/not-my-account'))).toHaveLength(3);
    expect(mails.filter((mail) => mail.includes('/verify-email'))).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name of 200 characters', { name: 'ক'.repeat(200) }],
    ['no address', { email: 'rahima' }],
    ['a look-alike address', { email: 'rаhima@example.com' }],
    ['a phone of ten digits', { phone: '0171234567' }],
    ['a phone of twelve digits', { phone: '017123456789' }],
    ['a phone that begins with 012', { phone: '01212345678' }],
    ['letters for a phone', { phone: '01712E45678' }],
    ['a password of five characters', { password: '12345' }],
    ['a password of thirty thousand letters', { password: 'x'.repeat(30_000) }],
    ['a number for a name', { name: 7 }],
  ])('refuses %s and stores nothing', async (_what, wrong) => {
    const before = await countRows(get(), 'users');
    const form = { ...newcomer(), ...wrong };
    const answer = await callApi(get(), 'POST', '/auth/register', { payload: form });
    expect(answer.statusCode).toBe(400);
    const [field] = Object.keys(wrong);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    expect(await countRows(get(), 'users')).toBe(before);
  });

  it.each(['POST', 'DELETE'])('serves a %s without a body that names JSON', async (method) => {
    const { app } = get();
    const { token } = await register(get());
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const path = method === 'POST' ? '/auth/logout' : '/admin/sessions/none';
    const answer = await fetch(`http://127.0.0.1:${String(port)}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    // Customers have no sessions of staff to end; what matters is that the call was read.
    expect(answer.status).toBe(method === 'POST' ? 200 : 403);
  });

  it('says of each field that is missing what to do', async () => {
    const answer = await callApi(get(), 'POST', '/auth/register', { payload: {} });
    expect(answer.json()).toMatchObject({
      fields: {
        name: 'Please enter your name',
        email: 'Please enter an e-mail address',
        phone: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
        password: 'Password must be at least 6 characters long',
      },
    });
  });

  it('takes a phone in Bangla digits, with spaces and with the prefix', async () => {
    for (const phone of [
      '০১৭১২৩৪৫৬৭৮',
      '+88 01712-345678',
      '8801712345678',
      '０１７１２３４５６７８',
    ]) {
      const form = { ...newcomer(), phone };
      const answer = await callApi(get(), 'POST', '/auth/register', { payload: form });
      expect(answer.json()).toMatchObject({ user: { phone: '+8801712345678' } });
    }
  });

  it('changes nothing by fields that nobody asked for', async () => {
    const form = {
      ...newcomer(),
      role: 'owner',
      _id: 'chosen',
      emailVerifiedAt: '2020-01-01',
    };
    const answer = await callApi(get(), 'POST', '/auth/register', { payload: form });
    const { user } = answer.json<{ user: Record<string, unknown> }>();
    expect(user).toMatchObject({ role: 'customer', emailVerified: false });
    expect(user._id).not.toBe('chosen');
    expect(user.staffRole).toBeUndefined();

    const poisoned = await get().app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(newcomer()).replace('{', '{"__proto__": {"role": "owner"}, '),
    });
    expect(poisoned.statusCode).toBe(400);
  });

  it('signs in whoever knows the password, by the address in any case', async () => {
    const { email, password, id } = await register(get());
    const answer = await login(email.toUpperCase(), password);
    expect(answer.json()).toMatchObject({ success: true, user: { _id: id } });
    expect(answer.json<{ token: string }>().token).toMatch(/^[\w-]{43}$/);
  });

  it('takes dots and what follows a plus for other addresses, and opens each to its own password', async () => {
    const variants = ['rahima.b', 'rahimab', 'rahima.b+visa'].map((name) => `${name}@example.com`);
    const people = [];
    for (const [index, email] of variants.entries()) {
      const form = { ...newcomer(), email, password: `river-boat-${String(index)}` };
      people.push(await register(get(), form));
    }
    for (const { email, password, id } of people) {
      expect((await login(email, password)).json()).toMatchObject({ user: { _id: id } });
      for (const other of variants) {
        if (other !== email) expect((await login(other, password)).statusCode).toBe(401);
      }
    }
  });

  it('stops a guesser after ten tries and lets the owner in from elsewhere', async () => {
    const { email, password } = await register(get());
    const guesses = [];
    for (let tries = 0; tries < 20; tries += 1) {
      guesses.push((await login(email, `guess-${String(tries)}`, '198.51.100.9')).statusCode);
    }
    expect(guesses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(guesses.slice(10)).toEqual(Array.from({ length: 10 }, () => 429));
    expect((await login(email, password, '198.51.100.9')).statusCode).toBe(429);
    expect((await login(email, password, '203.0.113.77')).statusCode).toBe(200);
  });

  it('stops who tries one password on many accounts', async () => {
    const { email, password } = await register(get());
    // What 98 tries leave, without the time that they take.
    await get().database.pool.query(
      `insert into rate_limits (key, count, window_ends_at)
       values ('login:address:192.0.2.5', 98, now() + interval '5 minutes')`,
    );
    for (const victim of ['victim-1@example.com', 'victim-2@example.com']) {
      expect((await login(victim, 'password', '192.0.2.5')).statusCode).toBe(401);
    }
    expect((await login(email, password, '192.0.2.5')).statusCode).toBe(429);
    expect((await login(email, password, '192.0.2.6')).statusCode).toBe(200);
  });

  it('does not count who signs in, however often', async () => {
    const { email, password } = await register(get());
    for (let times = 0; times < 12; times += 1) {
      expect((await login(email, password, '192.0.2.66')).statusCode).toBe(200);
    }
    const { rows } = await get().database.pool.query<{ count: number }>(
      `select count from rate_limits where key = 'login:address:192.0.2.66'`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.each([
    ['malformed', 'abc'],
    ['a megabyte long', 'a'.repeat(1_000_000)],
    ['made up', 'A'.repeat(43)],
  ])('a token that is %s is worth nothing', async (_what, token) => {
    const answer = await get().app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('a token in the address is no token', async () => {
    const { token } = await register(get());
    const answer = await get().app.inject({ url: `/api/auth/me?token=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  it('an expired session is over', async () => {
    const { token, id } = await register(get());
    await get().database.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    expect((await callApi(get(), 'GET', '/auth/me', { token })).statusCode).toBe(401);
    expect((await callApi(get(), 'POST', '/auth/refresh', { token })).statusCode).toBe(401);
  });

  it('a session is another one after each sign-in, and the one before it ends', async () => {
    const { token, email, password } = await register(get());
    const signIn = (path: string, payload: object) =>
      callApi(get(), 'POST', path, { token, payload });
    expect((await signIn('/auth/login', { email, password: 'wrong' })).statusCode).toBe(401);
    expect((await callApi(get(), 'GET', '/auth/me', { token })).statusCode).toBe(200);
    const next = (await signIn('/auth/login', { email, password })).json<{ token: string }>().token;
    expect(next).not.toBe(token);
    expect((await callApi(get(), 'GET', '/auth/me', { token })).statusCode).toBe(401);
    expect((await callApi(get(), 'GET', '/auth/me', { token: next })).statusCode).toBe(200);

    const registered = await callApi(get(), 'POST', '/auth/register', {
      token: next,
      payload: newcomer(),
    });
    expect(registered.statusCode).toBe(200);
    expect((await callApi(get(), 'GET', '/auth/me', { token: next })).statusCode).toBe(401);
  });

  it('a session that was signed out can not be renewed', async () => {
    const { token } = await register(get());
    await callApi(get(), 'POST', '/auth/logout', { token });
    expect((await callApi(get(), 'POST', '/auth/refresh', { token })).statusCode).toBe(401);
  });
});
