import type { Session } from '@pothik/contract';
import { expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { callApi, register } from './people.ts';

describeApp('the own sessions', (get) => {
  const login = async (person: { email: string; password: string }, device: string) => {
    const { email, password } = person;
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers: { 'user-agent': device },
    });
    return answer.json<{ token: string }>().token;
  };
  const list = async (token: string) => {
    const answer = await callApi(get(), 'GET', '/users/sessions', { token });
    return answer.json<{ sessions: Session[] }>().sessions;
  };
  const isSignedIn = async (token: string) =>
    (await callApi(get(), 'GET', '/auth/me', { token })).statusCode === 200;

  it('are told with their devices, and which of them asks', async () => {
    const person = await register(get());
    const phone = await login(person, 'a phone');
    const sessions = await list(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: 'a phone' }]);
    expect(JSON.stringify(sessions)).not.toContain(phone);
  });

  it('are ended one by one', async () => {
    const person = await register(get());
    const phone = await login(person, 'a phone');
    const other = (await list(phone)).find(({ isCurrent }) => !isCurrent)?._id ?? '';
    const end = () => callApi(get(), 'DELETE', `/users/sessions/${other}`, { token: phone });
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(404);
    expect(await isSignedIn(person.token)).toBe(false);
    expect(await isSignedIn(phone)).toBe(true);
  });

  it('end everywhere but here, and nobody else’s do', async () => {
    const person = await register(get());
    const stranger = await register(get());
    const [phone, computer] = [await login(person, 'a phone'), await login(person, 'a computer')];
    const answer = await callApi(get(), 'DELETE', '/users/sessions', { token: phone });
    expect(answer.json()).toMatchObject({ message: 'Signed out everywhere else' });
    const living = [phone, computer, person.token, stranger.token].map(isSignedIn);
    expect(await Promise.all(living)).toEqual([true, false, false, true]);
  });

  it('end 90 days after they began, however much they are used', async () => {
    const { token, id } = await register(get());
    const { pool } = get().database;
    const lastOf = async () => {
      const { rows } = await pool.query<{ days: string }>(
        `select extract(epoch from ends_at - created_at) / 86400 as days,
           expires_at <= ends_at as within from sessions where user_id = $1`,
        [id],
      );
      return rows[0];
    };
    expect(Number((await lastOf())?.days)).toBeCloseTo(90, 1);
    // It was used every day until the last one.
    await pool.query(
      `update sessions set ends_at = now() + interval '1 hour',
         last_used_at = now() - interval '2 hours' where user_id = $1`,
      [id],
    );
    expect(await isSignedIn(token)).toBe(true);
    expect(await lastOf()).toMatchObject({ within: true });
    await pool.query(
      `update sessions set ends_at = now() - interval '1 second',
         expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    expect(await isSignedIn(token)).toBe(false);
  });
});
