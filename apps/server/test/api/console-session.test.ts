import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { sessions } from '../../src/schema.ts';
import { insertUser } from '../rows.ts';
import { describeApp } from './app.ts';
import { isConnected, isGone, openingSockets, watch } from './chat-lines.ts';
import { callApi, registerStaff } from './people.ts';

const publicOrigin = 'https://www.pothik.test';
const cookieName = '__Host-pothik-console';
/** What the console's pages send with every call. */
const fromConsole = { 'pothik-console': '1', 'sec-fetch-site': 'same-origin' };

describeApp(
  'the console',
  (get) => {
    const db = () => get().database.db;
    const { open } = openingSockets(get);

    const agent = () => registerStaff(get(), 'agent');
    const call = (
      method: 'GET' | 'POST',
      path: string,
      headers: Record<string, string>,
      payload?: object,
    ) =>
      get().app.inject({
        method,
        url: `/api${path}`,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
    async function signIn({ email, password }: { email: string; password: string }) {
      const answer = await call('POST', '/auth/login', fromConsole, { email, password });
      const [cookie] = answer.cookies;
      return { answer, cookie, sent: `${cookieName}=${cookie?.value ?? ''}` };
    }

    it('gets its session in a cookie that no script reads, and not in the answer', async () => {
      const person = await agent();
      const { answer, cookie, sent } = await signIn(person);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ token: '', user: { _id: person.id, role: 'admin' } });
      expect(answer.body).not.toContain(cookie?.value);
      expect(cookie).toEqual({
        name: cookieName,
        value: expect.stringMatching(/^[\w-]{43}$/) as string,
        path: '/',
        maxAge: 43_200,
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
      });
      const me = await call('GET', '/auth/me', { ...fromConsole, cookie: sent });
      expect(me.json()).toMatchObject({ user: { _id: person.id } });
      expect(me.cookies).toEqual([]);
      const overview = await call('GET', '/admin/overview', { ...fromConsole, cookie: sent });
      expect(overview.statusCode).toBe(200);
    });

    it('renews its session in the cookie alone, and leaves it there', async () => {
      const { sent } = await signIn(await agent());
      const renewed = await call('POST', '/auth/refresh', { ...fromConsole, cookie: sent });
      const [next] = renewed.cookies;
      expect(renewed.json()).toMatchObject({ token: '' });
      expect(sent).not.toContain(next?.value);
      const headers = { ...fromConsole, cookie: `${cookieName}=${next?.value ?? ''}` };
      const left = await call('POST', '/auth/logout', headers);
      expect(left.cookies).toMatchObject([{ name: cookieName, value: '', maxAge: 0 }]);
      expect((await call('GET', '/auth/me', headers)).statusCode).toBe(401);
    });

    it.each([
      ['without our header', { 'sec-fetch-site': 'same-origin' }],
      ['from another site', { 'pothik-console': '1', 'sec-fetch-site': 'cross-site' }],
      ['from a neighbour', { 'pothik-console': '1', 'sec-fetch-site': 'same-site' }],
      ['from another origin', { 'pothik-console': '1', origin: 'https://elsewhere.test' }],
      ['from nowhere', { 'pothik-console': '1' }],
      ['by itself', {}],
    ])('is nobody by a cookie that comes %s', async (_how, headers) => {
      const { sent } = await signIn(await agent());
      const reading = await call('GET', '/admin/overview', { ...headers, cookie: sent });
      expect(reading.statusCode).toBe(401);
      const leaving = await call('POST', '/auth/logout', { ...headers, cookie: sent });
      expect(leaving.cookies).toEqual([]);
      const still = await call('GET', '/auth/me', { ...fromConsole, cookie: sent });
      expect(still.statusCode).toBe(200);
    });

    it('leaves other panels their token in the answer, which ends the same day', async () => {
      const { email, password, id } = await agent();
      const answer = await callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
      expect(answer.cookies.map(({ name }) => name)).not.toContain(cookieName);
      const { token } = answer.json<{ token: string }>();
      const overview = await callApi(get(), 'GET', '/admin/overview', { token });
      expect(overview.statusCode).toBe(200);
      await db()
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, id));
      expect((await callApi(get(), 'GET', '/admin/overview', { token })).statusCode).toBe(401);
      expect((await callApi(get(), 'POST', '/auth/refresh', { token })).statusCode).toBe(401);
    });

    it('hears of every chat by its cookie, from a page of ours that asks for it, until it ends', async () => {
      const id = await insertUser(db(), { role: 'agent', emailVerifiedAt: new Date() });
      const cookie = `${cookieName}=${await createSession(db(), id)}`;
      const connect = (auth: object, headers: Record<string, string>) =>
        open({ auth, extraHeaders: headers });
      const own = connect({ byCookie: true }, { cookie, origin: publicOrigin });
      expect(await watch(own)).toEqual({ success: true });
      const refused = { success: false, code: 'forbidden' };
      for (const [auth, headers] of [
        [{}, { cookie, origin: publicOrigin }],
        [{ byCookie: true }, { origin: publicOrigin }],
        [{ byCookie: true }, { cookie }],
        [{ byCookie: true }, { cookie, origin: 'https://panel.test' }],
      ] as const) {
        expect(await watch(connect(auth, headers))).toEqual(refused);
      }
      const foreign = connect({ byCookie: true }, { cookie, origin: 'https://elsewhere.test' });
      expect(await isConnected(foreign)).toBe(false);
      await db()
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, id));
      await isGone(own);
    });
  },
  { publicOrigin },
);
