import { apiPrefix, endpoints, type EndpointDeclaration } from '@pothik/contract';
import { expect, it } from 'vitest';
import { describeApp, staff } from './app.ts';

const declared = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(
    ([name, declaration]: [string, EndpointDeclaration]) =>
      [`${group}.${name}`, declaration] as const,
  ),
);

/** What is needed for a call to get past the question who may make it. */
const isOpen = ({ access }: EndpointDeclaration) =>
  ['public', 'anyone', 'visitor'].includes(access);

describeApp('who may call', (get) => {
  const call = (declaration: EndpointDeclaration, token?: string) =>
    get().app.inject({
      method: declaration.method,
      url: apiPrefix + declaration.path.replaceAll(/\{\w+\}/g, 'some-id'),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(declaration.method === 'GET' ? {} : { payload: {} }),
    });

  it.each(declared)(
    '%s: nobody who is not signed in gets past what demands it',
    async (_id, declaration) => {
      const { statusCode } = await call(declaration);
      if (isOpen(declaration)) expect([200, 400, 401, 404, 501]).toContain(statusCode);
      else expect(statusCode).toBe(401);
      expect(statusCode).toBeLessThan(502);
    },
  );

  it.each(declared)('%s: a token that is worth nothing opens nothing', async (_id, declaration) => {
    const { statusCode } = await call(declaration, 'A'.repeat(43));
    if (!isOpen(declaration)) expect(statusCode).toBe(401);
  });

  it('staff sign in, are known, renew their session and end it', async () => {
    const { app } = get();
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: staff });
    expect(login.json()).toMatchObject({
      success: true,
      user: { role: 'admin', staffRole: 'owner' },
    });
    const { token } = login.json<{ token: string }>();
    const as = (value: string) => ({ authorization: `Bearer ${value}` });

    const me = await app.inject({ url: '/api/auth/me', headers: as(token) });
    expect(me.json()).toMatchObject({ user: { email: staff.email } });
    expect(me.headers['cache-control']).toBe('no-store');
    expect(me.body).not.toContain('argon2');

    const [one, other] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/auth/refresh', headers: as(token) }),
      app.inject({ method: 'POST', url: '/api/auth/refresh', headers: as(token) }),
    ]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 401]);
    const renewed =
      [one, other].find(({ statusCode }) => statusCode === 200)?.json<{ token: string }>().token ??
      '';
    expect((await app.inject({ url: '/api/auth/me', headers: as(token) })).statusCode).toBe(401);

    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: as(renewed) });
    expect((await app.inject({ url: '/api/auth/me', headers: as(renewed) })).statusCode).toBe(401);
  });

  it('says the same to a wrong password and to an unknown address', async () => {
    const attempt = (email: string) =>
      get().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'wrong-one' },
      });
    const [known, unknown] = await Promise.all([
      attempt(staff.email),
      attempt('nobody@pothik.example'),
    ]);
    const withoutId = (body: Record<string, unknown>) => ({ ...body, requestId: '' });
    expect(known.statusCode).toBe(401);
    expect(withoutId(known.json())).toEqual(withoutId(unknown.json()));
  });

  it('stops who guesses, and counts in the database', async () => {
    const guess = () =>
      get().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'guessed@pothik.example', password: 'guess' },
      });
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push((await guess()).statusCode);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    const last = await guess();
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stores no password and no token that could be read', async () => {
    const { pool } = get().database;
    const login = await get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: staff,
    });
    const { token } = login.json<{ token: string }>();
    const { rows } = await pool.query<{ row: string }>(
      'select users::text as row from users union all select sessions::text from sessions',
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toContain(staff.password);
    expect(stored).not.toContain(token);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
