import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../sessions.ts';
import { ensureStaff } from '../../src/modules/auth/staff.ts';
import { auditLog, recoveryCodes, secondFactorRoles, secondFactors } from '../../src/schema.ts';
import { insertUser } from '../rows.ts';
import { describeApp } from './app.ts';
import { openingSockets, watch } from './chat-lines.ts';
import { callApi, registerStaff, type Person } from './people.ts';

const period = 30_000;

/** What an app shows now, or so many steps later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * period });

describeApp('a second factor', (get) => {
  const db = () => get().database.db;
  const { open } = openingSockets(get);
  beforeEach(async () => {
    await get().database.pool.query('delete from rate_limits');
    await db().delete(secondFactorRoles);
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string,
    payload?: object,
  ) => callApi(get(), method, path, { token, ...(payload === undefined ? {} : { payload }) });

  const member = (role: 'agent' | 'owner' = 'agent') => registerStaff(get(), role);
  const signIn = ({ email, password }: Person, code?: string) =>
    callApi(get(), 'POST', '/auth/login', {
      payload: { email, password, ...(code === undefined ? {} : { code }) },
    });
  async function begin({ token, password }: Person) {
    const answer = await call('POST', '/admin/second-factor', token, { password });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ secret: string; uri: string }>();
  }
  /** Somebody with an app, and the code of it that was used. */
  async function enrolled(role: 'agent' | 'owner' = 'agent') {
    const person = await member(role);
    const { secret } = await begin(person);
    const usedCode = codeOf(secret);
    const answer = await call('POST', '/admin/second-factor/confirm', person.token, {
      code: usedCode,
    });
    expect(answer.statusCode).toBe(200);
    const { recoveryCodes: codes } = answer.json<{ recoveryCodes: string[] }>();
    return { ...person, secret, usedCode, codes };
  }
  const noted = async (id: string) =>
    (await db().select().from(auditLog).where(eq(auditLog.subject, id))).map(
      ({ action }) => action,
    );

  it('is set up with the password and a first code, and sealed where it is stored', async () => {
    const person = await member();
    const elsewhere = await createSession(db(), person.id);
    const wrong = await call('POST', '/admin/second-factor', person.token, { password: 'wrong' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const { secret, uri } = await begin(person);
    expect(uri).toContain(secret);
    // It does not count before the app has shown that it works.
    expect((await signIn(person)).statusCode).toBe(200);
    const confirm = (code: string) =>
      call('POST', '/admin/second-factor/confirm', person.token, { code });
    const early = await confirm(codeOf(secret, 5));
    expect(early.json()).toMatchObject({
      code: 'validation_failed',
      fields: { code: expect.stringContaining('not right') as string },
    });
    const answer = await confirm(codeOf(secret));
    const { recoveryCodes: codes } = answer.json<{ recoveryCodes: string[] }>();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/);

    const [row] = await db()
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, person.id));
    expect(Buffer.from(row?.secret ?? '', 'base64').toString('latin1')).not.toContain(secret);
    const stored = await db()
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, person.id));
    expect(stored).toHaveLength(10);
    for (const { codeHash } of stored) expect(codes.join()).not.toContain(codeHash);
    expect(await noted(person.id)).toEqual(['factor.enrol']);
    expect((await call('GET', '/auth/me', elsewhere)).statusCode).toBe(401);
    const state = await call('GET', '/admin/second-factor', person.token);
    expect(state.json()).toMatchObject({ isDemanded: false, recoveryCodesLeft: 10 });
    const again = await call('POST', '/admin/second-factor', person.token, {
      password: person.password,
    });
    expect(again.json()).toMatchObject({ code: 'conflict' });
  });

  it('is asked for at sign-in, by everybody who has the password, and opens once a code', async () => {
    const person = await enrolled();
    const asked = await signIn(person);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ code: 'second_factor_required' });
    expect(asked.cookies).toEqual([]);
    const used = await signIn(person, person.usedCode);
    expect(used.json()).toMatchObject({ code: 'second_factor_required' });
    const next = codeOf(person.secret, 1);
    const both = await Promise.all([
      signIn(person, next),
      signIn(person, `${next.slice(0, 3)} ${next.slice(3)}`),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const wrong = await signIn({ ...person, password: 'wrong' }, codeOf(person.secret, 2));
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is replaced by a recovery code once, which is noted', async () => {
    const person = await enrolled();
    const [first = '', second = ''] = person.codes;
    expect((await signIn(person, first)).statusCode).toBe(200);
    expect((await signIn(person, first)).statusCode).toBe(401);
    expect(
      (await signIn(person, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).statusCode,
    ).toBe(200);
    const other = await enrolled();
    expect((await signIn(other, person.codes[2])).statusCode).toBe(401);
    expect(await noted(person.id)).toEqual(['factor.enrol', 'factor.recover', 'factor.recover']);
    const { token } = (await signIn(person, person.codes[3])).json<{ token: string }>();
    const renewed = await call('POST', '/admin/second-factor/recovery-codes', token, {
      password: person.password,
      code: person.codes[4],
    });
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await signIn(person, person.codes[5])).statusCode).toBe(401);
  });

  it('can not be guessed: after five wrong codes none is taken for a while', async () => {
    const person = await enrolled();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(person, '000000')).statusCode).toBe(401);
    }
    const late = await signIn(person, codeOf(person.secret, 1));
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBeDefined();
  });

  it('can be entered in a known browser and with a session, after somebody else has used up all tries', async () => {
    const person = await enrolled();
    const signedIn = await signIn(person, codeOf(person.secret, 1));
    const kept = signedIn.cookies.find(({ name }) => name === 'pothik-device')?.value ?? '';
    for (let tries = 0; tries < 5; tries += 1) await signIn(person, '000000');
    expect((await signIn(person, '000000')).statusCode).toBe(429);
    const answer = await get().app.inject({
      ...{ method: 'POST', url: '/api/auth/login', headers: { cookie: `pothik-device=${kept}` } },
      payload: { email: person.email, password: person.password, code: person.codes[0] },
    });
    expect(answer.statusCode).toBe(200);
    const renewed = await call('POST', '/admin/second-factor/recovery-codes', person.token, {
      ...{ password: person.password, code: person.codes[1] },
    });
    expect(renewed.statusCode).toBe(200);
  });

  it('is removed with the password and a code, and not by a session alone', async () => {
    const person = await enrolled();
    const { password, token, codes } = person;
    const remove = (payload: object) => call('DELETE', '/admin/second-factor', token, payload);
    expect((await remove({ password, code: '000000' })).json()).toMatchObject({
      code: 'second_factor_required',
    });
    expect((await remove({ password: 'wrong', code: codes[0] })).json()).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await remove({ password, code: codes[0] })).statusCode).toBe(200);
    expect((await signIn(person)).statusCode).toBe(200);
    expect(await noted(person.id)).toContain('factor.remove');
  });

  it('where the role demands it, signing in leads to it and to nothing else', async () => {
    const owner = await enrolled('owner');
    const person = await member();
    const before = open({ auth: { token: person.token } });
    expect(await watch(before)).toEqual({ success: true });
    const demand = await call('PUT', '/admin/second-factor/roles', owner.token, {
      roles: ['agent', 'agent'],
    });
    expect(demand.json()).toMatchObject({ roles: ['agent'] });
    await vi.waitFor(() => expect(before.connected).toBe(false), { timeout: 30_000 });

    const { token } = (await signIn(person)).json<{ token: string }>();
    const me = await call('GET', '/auth/me', token);
    expect(me.json()).toMatchObject({ user: { needsSecondFactor: true } });
    for (const path of [
      '/admin/overview',
      '/admin/bookings',
      '/admin/sessions',
      '/users/profile',
    ]) {
      const answer = await call('GET', path, token);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'second_factor_missing' });
    }
    const socket = open({ auth: { token } });
    expect(await watch(socket)).toEqual({ success: false, code: 'forbidden' });

    const { secret } = await begin({ ...person, token });
    const code = codeOf(secret);
    const done = await call('POST', '/admin/second-factor/confirm', token, { code });
    expect(done.statusCode).toBe(200);
    expect((await call('GET', '/admin/overview', token)).statusCode).toBe(200);
    expect((await call('GET', '/auth/me', token)).json()).not.toMatchObject({
      user: { needsSecondFactor: true },
    });
  });

  it('of a colleague who has lost it is removed by an owner, and not of oneself', async () => {
    const owner = await enrolled('owner');
    const person = await enrolled();
    const reset = (id: string, token = owner.token) =>
      call('DELETE', `/admin/staff/${id}/second-factor`, token);
    expect((await reset(person.id, person.token)).statusCode).toBe(403);
    expect((await reset(owner.id)).statusCode).toBe(409);
    const listed = async () => {
      const { staff } = (await call('GET', '/admin/staff', owner.token)).json<{
        staff: { _id: string; hasSecondFactor: boolean }[];
      }>();
      return staff.find(({ _id }) => _id === person.id)?.hasSecondFactor;
    };
    expect(await listed()).toBe(true);
    expect((await reset(person.id)).statusCode).toBe(200);
    expect(await listed()).toBe(false);
    expect((await call('GET', '/auth/me', person.token)).statusCode).toBe(401);
    expect((await signIn(person)).statusCode).toBe(200);
    expect(await noted(person.id)).toContain('factor.reset');
    const customer = await insertUser(db());
    expect((await reset(customer)).statusCode).toBe(404);
  });

  it('gives way to who runs the server and sets another password', async () => {
    const person = await enrolled('owner');
    await ensureStaff(db(), { email: person.email, password: person.password });
    expect((await signIn(person)).statusCode).toBe(401);
    await ensureStaff(db(), { email: person.email, password: 'another-boat-8' });
    expect((await signIn({ ...person, password: 'another-boat-8' })).statusCode).toBe(200);
  });
});
