import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register } from './people.ts';

describeApp('passwords', (get) => {
  const login = (email: string, password: string) =>
    callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    get().app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email },
      headers,
    });
  const reset = (token: string, password = 'new-password-1') =>
    callApi(get(), 'POST', '/auth/reset-password', { payload: { token, password } });
  const isSignedIn = async (token: string) =>
    (await callApi(get(), 'GET', '/auth/me', { token })).statusCode === 200;

  /** The token of the newest link that was sent there, beside the mail that asks to confirm. */
  const resetToken = async (email: string, links = 1) => {
    const mails = await readMails(get(), 1 + links, email);
    return tokenIn(mails.findLast((mail) => mail.includes('/reset-password?token=')));
  };

  it('says the same of an address that it knows and of one that it does not', async () => {
    const { email } = await register(get());
    const known = await forgot(email);
    const unknown = await forgot('nobody@example.com');
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual(unknown.json());
    expect(known.json()).toMatchObject({ message: 'Password reset email sent' });
  });

  it('sets a new password by a link that works once, and ends all sessions', async () => {
    const { email, password, token: session } = await register(get());
    await forgot(email);
    const token = await resetToken(email);
    expect((await reset(token)).json()).toMatchObject({ message: 'Password reset successfully' });
    expect((await reset(token)).statusCode).toBe(410);
    expect(await isSignedIn(session)).toBe(false);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, 'new-password-1')).json()).toMatchObject({
      // Whoever read the mail has the mailbox.
      user: { emailVerified: true },
    });
  });

  it('lets one of two that come with the same link at once set the password', async () => {
    const { email } = await register(get());
    await forgot(email);
    const token = await resetToken(email);
    const answers = await Promise.all([reset(token, 'password-a'), reset(token, 'password-b')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('are refused where they are easily guessed, wherever they are set', async () => {
    const wrong = { code: 'validation_failed' };
    const common = await callApi(get(), 'POST', '/auth/register', {
      payload: { ...newcomer(), password: 'iloveyou' },
    });
    expect(common.statusCode).toBe(400);
    expect(common.json()).toMatchObject({
      ...wrong,
      fields: { password: expect.stringContaining('Many people use') as string },
    });

    const { email, password, token: session } = await register(get());
    const change = (newPassword: string) =>
      callApi(get(), 'PUT', '/auth/change-password', {
        token: session,
        payload: { currentPassword: password, newPassword },
      });
    expect((await change('rahima-rahima')).json()).toMatchObject({
      ...wrong,
      fields: { newPassword: expect.stringContaining('without your name') as string },
    });

    await forgot(email);
    const token = await resetToken(email);
    expect((await reset(token, email)).json()).toMatchObject(wrong);
    // The link was not used up by it.
    expect((await reset(token, 'padma-boat-9')).statusCode).toBe(200);
  });

  it('refuses a link that has expired', async () => {
    const { email, id } = await register(get());
    await forgot(email);
    const token = await resetToken(email);
    const { pool } = get().database;
    const { rows } = await pool.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
       from password_resets where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ minutes: 30 }]);
    await pool.query(
      `update password_resets set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    expect((await reset(token)).statusCode).toBe(410);
  });

  it('refuses a link that was sent to an address which the account no longer has', async () => {
    const { email, password, token: session } = await register(get());
    await forgot(email);
    const token = await resetToken(email);
    const moved = {
      name: 'Rahima',
      email: `moved-${email}`,
      phone: '01712345678',
      currentPassword: password,
    };
    await callApi(get(), 'PUT', '/users/profile', { token: session, payload: moved });
    expect((await reset(token)).statusCode).toBe(410);
  });

  it.each(['', 'made-up', 'A'.repeat(43), 'x'.repeat(300)])(
    'refuses a link that was made up: %j',
    async (token) => {
      expect([400, 410]).toContain((await reset(token)).statusCode);
    },
  );

  it('keeps a short password out, and the link good', async () => {
    const { email } = await register(get());
    await forgot(email);
    const token = await resetToken(email);
    const short = await reset(token, '12345');
    expect(short.json()).toMatchObject({
      fields: { password: 'Password must be at least 6 characters long' },
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('writes the configured origin into the mail, whatever the request says', async () => {
    const { email } = await register(get());
    await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const mails = await readMails(get(), 2, email);
    expect(mails.join('\n')).toContain('http://pothik.test/reset-password?token=');
    expect(mails.join('\n')).not.toContain('evil.example');
  });

  it('sends three links to one mailbox from one network, and answers the same beyond them', async () => {
    const { email } = await register(get());
    for (let times = 0; times < 6; times += 1) {
      expect((await forgot(email)).statusCode).toBe(200);
    }
    await register(get(), { ...newcomer(), email: `after-${email}` });
    await readMails(get(), 1, `after-${email}`);
    // With the mail that asks to confirm the address.
    expect(await readMails(get(), 4, email)).toHaveLength(4);
  });

  it('changes the password of who knows it, and signs the other devices out', async () => {
    const { email, password, token } = await register(get());
    const other = (await login(email, password)).json<{ token: string }>().token;
    const change = (currentPassword: string, newPassword: string) =>
      callApi(get(), 'PUT', '/auth/change-password', {
        token,
        payload: { currentPassword, newPassword },
      });
    const wrong = await change('not-it', 'boat-river-8');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(await isSignedIn(other)).toBe(true);

    const changed = await change(password, 'boat-river-8');
    expect(changed.json()).toMatchObject({ message: 'Password changed successfully' });
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await login(email, 'boat-river-8')).statusCode).toBe(200);

    const { notifications } = (
      await callApi(get(), 'GET', '/users/notifications', { token })
    ).json<{ notifications: object[] }>();
    expect(notifications).toMatchObject([
      {
        kind: 'password_changed',
        title: 'Your password was changed',
        body: 'Other devices were signed out. If it was not you, set a new password at once.',
        link: '/profile',
        read: false,
      },
    ]);
    const mails = await readMails(get(), 2, email);
    expect(mails.join('\n')).toContain('was changed just now');
  });

  it('stops who guesses the password of a session that was left open', async () => {
    const { token, password } = await register(get());
    const change = (currentPassword: string) =>
      callApi(get(), 'PUT', '/auth/change-password', {
        token,
        payload: { currentPassword, newPassword: 'boat-river-8' },
      });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await change(`guess-${String(tries)}`)).statusCode).toBe(401);
    }
    expect((await change(password)).statusCode).toBe(429);
  });

  it('keeps no token of a link where it could be read', async () => {
    const { email } = await register(get());
    await forgot(email);
    const token = await resetToken(email);
    const { rows } = await get().database.pool.query<{ row: string }>(
      `select jobs::text as row from jobs
       union all select password_resets::text from password_resets
       union all select email_verifications::text from email_verifications`,
    );
    expect(token).not.toBe('');
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  });
});
