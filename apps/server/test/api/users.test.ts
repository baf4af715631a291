import { expect, it } from 'vitest';
import { describeApp, staff } from './app.ts';
import { readAllMails, readMails, tokenIn } from './outbox.ts';
import { callApi, register } from './people.ts';

describeApp('the account of who is signed in', (get) => {
  const profile = { name: 'Rahima Khatun', phone: '01812345678' };
  const update = (token: string, payload: object) =>
    callApi(get(), 'PUT', '/users/profile', { token, payload });

  const who = async (token: string) =>
    (await callApi(get(), 'GET', '/auth/me', { token })).json<{ user?: { email: string } }>().user;
  const readMailsTo = (email: string) => readAllMails(get(), email);

  it('changes the profile, and keeps what was not sent', async () => {
    const { token, email } = await register(get());
    const full = {
      ...profile,
      email,
      nid: '1234567890',
      passportNumber: 'AB1234567',
      address: 'ঢাকা',
    };
    const changed = await update(token, full);
    expect(changed.json()).toMatchObject({
      user: { ...full, phone: '+8801812345678' },
      message: 'Profile updated successfully',
    });
    await update(token, { ...profile, email, nid: '' });
    const { user } = (await callApi(get(), 'GET', '/users/profile', { token })).json<{
      user: Record<string, unknown>;
    }>();
    expect(user).toMatchObject({ passportNumber: 'AB1234567', address: 'ঢাকা' });
    expect(user.nid).toBeUndefined();
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a wrong phone', { phone: '0123' }, 'phone'],
    ['no address', { email: 'x' }, 'email'],
    ['thirty thousand letters', { address: 'x'.repeat(30_000) }, 'address'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { token, email } = await register(get());
    const answer = await update(token, { ...profile, email, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('changes nothing by fields that nobody asked for', async () => {
    const { token, email, id } = await register(get());
    const answer = await update(token, { ...profile, email, role: 'owner', _id: 'x', userId: 'y' });
    expect(answer.json()).toMatchObject({ user: { _id: id, role: 'customer' } });
  });

  it('moves to another address with the password alone, and signs out everywhere else', async () => {
    const person = await register(get());
    const { token, email, password } = person;
    const elsewhere = (
      await callApi(get(), 'POST', '/auth/login', { payload: { email, password } })
    ).json<{ token: string }>().token;
    const next = `next-${email}`;
    const without = await update(token, { ...profile, email: next });
    expect(without.statusCode).toBe(400);
    expect(without.json()).toMatchObject({
      fields: { currentPassword: 'Please enter your current password.' },
    });
    const wrong = await update(token, { ...profile, email: next, currentPassword: 'a-guess-1' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(await who(token)).toMatchObject({ email });
    const answer = await update(token, { ...profile, email: next, currentPassword: password });
    expect(answer.json()).toMatchObject({ user: { email: next, emailVerified: false } });
    expect(await who(elsewhere)).toBeUndefined();
    expect((await readMails(get(), 1, next)).join('\n')).toContain('/verify-email?token=');
    expect((await readMails(get(), 1, email)).join('\n')).toContain('another e-mail address');
  });

  it('gives the former address back to who reads its mails, whatever a thief did since', async () => {
    const { token, email, password, id } = await register(get());
    await get().database.pool.query('update users set email_verified_at = now() where id = $1', [
      id,
    ]);
    const move = (to: string) =>
      update(token, { ...profile, email: to, currentPassword: password });
    await move(`thief-${email}`);
    await move(`second-${email}`);
    const undo = (link: string) =>
      callApi(get(), 'POST', '/auth/undo-address-change', { payload: { token: link } });
    const linkTo = async (to: string) =>
      tokenIn((await readMailsTo(to)).find((mail) => mail.includes('/undo-address-change')));
    const [first, later] = [await linkTo(email), await linkTo(`thief-${email}`)];
    expect((await undo('A'.repeat(43))).json()).toMatchObject({ code: 'gone' });
    expect((await undo(first)).statusCode).toBe(200);
    expect(await who(token)).toBeUndefined();
    const login = await callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
    expect(login.statusCode).toBe(401);
    for (const used of [first, later]) {
      expect((await undo(used)).json()).toMatchObject({ code: 'gone' });
    }
    const reset = tokenIn(
      (await readMailsTo(email)).findLast((mail) => mail.includes('/reset-password?token=')),
    );
    const payload = { token: reset, password: 'mine-again-77' };
    expect((await callApi(get(), 'POST', '/auth/reset-password', { payload })).statusCode).toBe(
      200,
    );
    const again = await callApi(get(), 'POST', '/auth/login', {
      payload: { email, password: 'mine-again-77' },
    });
    expect(again.json()).toMatchObject({ user: { _id: id, email, emailVerified: true } });
  });

  it('gives it back for seven days and no longer', async () => {
    const { token, email, password } = await register(get());
    await update(token, { ...profile, email: `late-${email}`, currentPassword: password });
    const [mail] = (await readMailsTo(email)).filter((one) => one.includes('/undo-address-change'));
    await get().database.pool.query(
      `update address_moves set expires_at = expires_at - interval '7 days' where former_email = $1`,
      [email],
    );
    const payload = { token: tokenIn(mail) };
    const answer = await callApi(get(), 'POST', '/auth/undo-address-change', { payload });
    expect(answer.json()).toMatchObject({ code: 'gone' });
  });

  it('keeps preferences, one at a time', async () => {
    const { token } = await register(get());
    const read = async () =>
      (await callApi(get(), 'GET', '/users/preferences', { token })).json<{
        preferences: object;
      }>().preferences;
    const defaults = { language: 'en', bookingEmails: true, chatEmails: true, newsletter: false };
    expect(await read()).toEqual(defaults);
    const put = (payload: object) =>
      callApi(get(), 'PUT', '/users/preferences', { token, payload });
    await put({ newsletter: true });
    await put({ language: 'bn' });
    expect(await read()).toEqual({ ...defaults, newsletter: true, language: 'bn' });
    expect((await put({ language: 'xx' })).statusCode).toBe(400);
  });

  it('marks notifications as read, its own alone', async () => {
    const [mine, theirs] = [await register(get()), await register(get())];
    for (const { token, password } of [mine, theirs]) {
      const payload = { currentPassword: password, newPassword: 'another-one-9' };
      await callApi(get(), 'PUT', '/auth/change-password', { token, payload });
    }
    const list = async (token: string) =>
      (await callApi(get(), 'GET', '/users/notifications', { token })).json<{
        notifications: { _id: string; read: boolean }[];
      }>().notifications;
    const [notification] = await list(mine.token);
    const mark = (token: string, which = `${notification?._id ?? ''}/read`) =>
      callApi(get(), 'PATCH', `/users/notifications/${which}`, { token });
    expect((await mark(theirs.token)).statusCode).toBe(404);
    expect(await list(mine.token)).toMatchObject([{ read: false }]);
    expect((await mark(mine.token)).statusCode).toBe(200);
    expect(await list(mine.token)).toMatchObject([{ read: true }]);
    expect((await mark(mine.token, 'read-all')).statusCode).toBe(200);
    expect(await list(theirs.token)).toMatchObject([{ read: false }]);
  });

  it('deletes the account with all that says who it was, and keeps the booking', async () => {
    const { token, id, email, password } = await register(get());
    const { pool } = get().database;
    await pool.query(
      `insert into bookings (id, reference, user_id, service_type, name, email, phone, address)
       values ($1, $2, $3, 'visa', 'Rahima', $4, '+8801712345678', 'Dhaka')`,
      [`booking-of-${id}`, `PTK-${id}`, id, email],
    );
    const remove = (given: string) =>
      callApi(get(), 'DELETE', '/users/account', { token, payload: { password: given } });
    expect((await remove('not-it')).statusCode).toBe(401);
    expect((await remove(password)).statusCode).toBe(200);

    expect((await callApi(get(), 'GET', '/auth/me', { token })).statusCode).toBe(401);
    const { rows } = await pool.query<{ row: string }>(
      `select bookings::text as row from bookings where id = $1`,
      [`booking-of-${id}`],
    );
    expect(rows).toHaveLength(1);
    for (const word of ['Rahima', email, '1712345678', 'Dhaka']) {
      expect(rows[0]?.row).not.toContain(word);
    }
    const again = { name: 'Rahima', email, phone: '01712345678', password };
    const answer = await callApi(get(), 'POST', '/auth/register', { payload: again });
    expect(answer.statusCode).toBe(200);
  });

  it('does not let staff delete themselves', async () => {
    const login = await callApi(get(), 'POST', '/auth/login', { payload: staff });
    const { token } = login.json<{ token: string }>();
    const payload = { password: staff.password };
    const answer = await callApi(get(), 'DELETE', '/users/account', { token, payload });
    expect(answer.statusCode).toBe(403);
  });
});
