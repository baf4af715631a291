import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { sweepChallenges } from '../../src/modules/second-factor/passkey-challenges.ts';
import { createSession } from '../sessions.ts';
import { ensureStaff } from '../../src/modules/auth/staff.ts';
import {
  auditLog,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactorRoles,
  users,
} from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callApi, register, registerStaff, type Person } from './people.ts';
import { SoftwareAuthenticator, type Deviation } from './software-authenticator.ts';

const origin = 'http://pothik.test';

interface Options {
  challenge: string;
  rpId: string;
  rp: { id: string; name: string };
  user: { id: string; name: string };
  allowCredentials: { id: string }[];
  excludeCredentials: { id: string }[];
}

describeApp('a passkey', (get) => {
  const db = () => get().database.db;
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
  const logIn = ({ email, password }: Person, code?: string) =>
    callApi(get(), 'POST', '/auth/login', {
      payload: { email, password, ...(code === undefined ? {} : { code }) },
    });
  const begin = (person: Person, proof: object = {}) =>
    call('POST', '/admin/passkeys/options', person.token, { password: person.password, ...proof });
  const add = ({ token }: Person, passkey: object, name = 'Chrome on Windows') =>
    call('POST', '/admin/passkeys', token, { name, passkey });
  /** Somebody with a passkey on a device of theirs. */
  async function enrolled(role: 'agent' | 'owner' = 'agent') {
    const person = await member(role);
    const device = new SoftwareAuthenticator(origin);
    const { options } = (await begin(person)).json<{ options: Options }>();
    const answer = await add(person, device.create(options));
    expect(answer.statusCode).toBe(200);
    return { ...person, device, codes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }
  async function challenge() {
    const answer = await callApi(get(), 'POST', '/auth/passkey/options');
    expect(answer.statusCode).toBe(200);
    return answer.json<{ options: Options }>().options;
  }
  const send = (passkey: object) =>
    callApi(get(), 'POST', '/auth/passkey', { payload: { passkey } });
  const signIn = async (device: SoftwareAuthenticator, deviation: Deviation = {}) =>
    send(device.get(await challenge(), deviation));
  const proofOf = async ({ token, password }: Person, device: SoftwareAuthenticator) => {
    const answer = await call('POST', '/admin/passkeys/proof-options', token);
    const { options } = answer.json<{ options: Options }>();
    return { password, passkey: device.get(options), allowed: options.allowCredentials };
  };
  const listed = async ({ token }: Person) =>
    (await call('GET', '/admin/passkeys', token)).json<{
      passkeys: { _id: string; name: string; lastUsedAt?: string }[];
    }>().passkeys;
  const noted = async (id: string) =>
    (await db().select().from(auditLog).where(eq(auditLog.subject, id))).map(
      ({ action }) => action,
    );
  const codesOf = (id: string) =>
    db().select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
  const refused = { code: 'invalid_credentials' };

  it('is added with the password, signs in by itself, and shows recovery codes once', async () => {
    const person = await member();
    const elsewhere = await createSession(db(), person.id);
    const wrong = await begin({ ...person, password: 'wrong' });
    expect(wrong.json()).toMatchObject(refused);
    const { options } = (await begin(person)).json<{ options: Options }>();
    expect(options).toMatchObject({
      rp: { id: 'pothik.test' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);

    const device = new SoftwareAuthenticator(origin);
    const added = await add(person, device.create(options), ' My phone ');
    const { recoveryCodes: codes } = added.json<{ recoveryCodes: string[] }>();
    expect(new Set(codes).size).toBe(10);
    expect((await call('GET', '/auth/me', elsewhere)).statusCode).toBe(401);
    expect(await listed(person)).toMatchObject([{ name: 'My phone' }]);
    expect((await listed(person))[0]?.lastUsedAt).toBeUndefined();

    const answer = await signIn(device);
    expect(answer.statusCode).toBe(200);
    const { token, user } = answer.json<{ token: string; user: object }>();
    expect(user).toMatchObject({ _id: person.id, role: 'admin', staffRole: 'agent' });
    expect((await call('GET', '/admin/overview', token)).statusCode).toBe(200);
    expect((await listed(person))[0]?.lastUsedAt).toBeDefined();
    expect(await noted(person.id)).toEqual(['factor.passkey-add', 'factor.passkey-sign-in']);

    const second = new SoftwareAuthenticator(origin);
    const again = await begin(person, await proofOf(person, device));
    const next = again.json<{ options: Options }>().options;
    expect(next.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect((await add(person, second.create(next))).json()).toMatchObject({ recoveryCodes: [] });
    expect(await codesOf(person.id)).toHaveLength(10);
  });

  it('signs in to the console’s cookie, which no script reads', async () => {
    const { device } = await enrolled();
    const answer = await get().app.inject({
      method: 'POST',
      url: '/api/auth/passkey',
      headers: { 'pothik-console': '1', origin },
      payload: { passkey: device.get(await challenge()) },
    });
    expect(answer.json()).toMatchObject({ token: '', user: { role: 'admin' } });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'pothik-console', httpOnly: true, sameSite: 'Strict' }),
    );
  });

  it('signs each challenge once, also where two come at once, and within five minutes', async () => {
    const { device } = await enrolled();
    const options = await challenge();
    const [stored] = await db().select().from(passkeyChallenges).limit(1);
    expect(stored?.challengeHash).not.toBe(options.challenge);
    const both = await Promise.all([send(device.get(options)), send(device.get(options))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await send(device.get(options))).json()).toMatchObject(refused);

    const late = await challenge();
    await db()
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await send(device.get(late))).json()).toMatchObject(refused);
    await sweepChallenges(db());
    expect(await db().select().from(passkeyChallenges)).toEqual([]);
  });

  it('is refused where it has signed something else than it was asked to', async () => {
    const { device, ...person } = await enrolled();
    const deviations: Deviation[] = [
      { origin: 'http://phishing.test' },
      { rpId: 'phishing.test' },
      { isUnverified: true },
      { userHandle: Buffer.from('somebody-else').toString('base64url') },
    ];
    for (const deviation of deviations) {
      expect((await signIn(device, deviation)).json()).toMatchObject(refused);
    }
    const made = device.get({ challenge: 'bm9ib2R5LWFza2Vk', rpId: 'pothik.test' });
    expect((await send(made)).json()).toMatchObject(refused);
    // A challenge of one purpose is none of another.
    const { passkey } = await proofOf(person, device);
    expect((await send(passkey)).json()).toMatchObject(refused);
    const signed = device.get(await challenge());
    const bent = {
      ...signed.response,
      signature: device.get(await challenge()).response.signature,
    };
    expect((await send({ ...signed, response: bent })).json()).toMatchObject(refused);
    expect((await signIn(device)).statusCode).toBe(200);
  });

  it('is not added where it was made for another place, or was not asked for', async () => {
    const person = await member();
    const deviations: Deviation[] = [
      { origin: 'http://phishing.test' },
      { rpId: 'phishing.test' },
      { isUnverified: true },
    ];
    const optionsOf = async (one: Person) =>
      (await begin(one)).json<{ options: Options }>().options;
    for (const deviation of deviations) {
      const device = new SoftwareAuthenticator(origin);
      const answer = await add(person, device.create(await optionsOf(person), deviation));
      expect(answer.json()).toMatchObject({ code: 'conflict' });
    }
    await get().database.pool.query('delete from rate_limits');
    const device = new SoftwareAuthenticator(origin);
    const options = await optionsOf(person);
    const stranger = await member();
    expect((await add(stranger, device.create(options))).json()).toMatchObject({
      code: 'conflict',
    });
    expect((await add(person, device.create(options))).statusCode).toBe(200);
    expect((await add(person, device.create(options))).json()).toMatchObject({ code: 'conflict' });
    expect(await listed(person)).toHaveLength(1);
    expect(await listed(stranger)).toEqual([]);
  });

  it('that was copied gives itself away by a count that goes back', async () => {
    const { device } = await enrolled();
    expect((await signIn(device, { counter: 7 })).statusCode).toBe(200);
    expect((await signIn(device, { counter: 7 })).json()).toMatchObject(refused);
    expect((await signIn(device, { counter: 3 })).json()).toMatchObject(refused);
    expect((await signIn(device, { counter: 8 })).statusCode).toBe(200);
  });

  it('of a device that counts nothing signs in again and again', async () => {
    const { device, id } = await enrolled();
    await db().update(passkeys).set({ counter: 0 }).where(eq(passkeys.userId, id));
    expect((await signIn(device, { counter: 0 })).statusCode).toBe(200);
    expect((await signIn(device, { counter: 0 })).statusCode).toBe(200);
  });

  it('proves nothing for anybody else, and is not theirs to remove', async () => {
    const one = await enrolled();
    const other = await enrolled();
    const proof = await proofOf(one, other.device);
    expect(proof.allowed).toMatchObject([{ id: one.device.id }]);
    expect((await begin(one, proof)).json()).toMatchObject(refused);
    const begun = await begin(one, await proofOf(one, one.device));
    const { challenge: ofAdding } = begun.json<{ options: Options }>().options;
    const mixed = one.device.get({ challenge: ofAdding, rpId: 'pothik.test' });
    expect((await begin(one, { passkey: mixed })).json()).toMatchObject(refused);
    const [own] = await listed(one);
    const path = `/admin/passkeys/${own?._id ?? ''}`;
    const removal = await call('DELETE', path, other.token, await proofOf(other, other.device));
    expect(removal.statusCode).toBe(404);
    expect(await listed(one)).toHaveLength(1);
    expect(await codesOf(other.id)).toHaveLength(10);
  });

  it('is asked for after the password, or one of the recovery codes is', async () => {
    const person = await enrolled();
    const asked = await logIn(person);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'second_factor_required',
      message: 'Please use your passkey, or enter one of your recovery codes.',
    });
    expect((await logIn(person, '123456')).json()).toMatchObject({
      code: 'second_factor_required',
      fields: { code: expect.stringContaining('recovery codes') as string },
    });
    expect((await logIn(person, person.codes[0])).statusCode).toBe(200);
    expect((await logIn(person, person.codes[0])).statusCode).toBe(401);
  });

  it('is removed with the password and a second factor, with the codes when it is the last', async () => {
    const person = await enrolled();
    const { device, password, token } = person;
    const [first] = await listed(person);
    const path = `/admin/passkeys/${first?._id ?? ''}`;
    const alone = await call('DELETE', path, token, { password });
    expect(alone.json()).toMatchObject({ code: 'second_factor_required' });
    const wrong = await call('DELETE', path, token, {
      ...(await proofOf(person, device)),
      password: 'wrong',
    });
    expect(wrong.json()).toMatchObject(refused);
    expect((await begin(person)).json()).toMatchObject({ code: 'second_factor_required' });

    const elsewhere = (await signIn(device)).json<{ token: string }>().token;
    const removed = await call('DELETE', path, token, await proofOf(person, device));
    expect(removed.statusCode).toBe(200);
    expect((await signIn(device)).json()).toMatchObject(refused);
    expect((await call('GET', '/auth/me', elsewhere)).statusCode).toBe(401);
    expect(await codesOf(person.id)).toEqual([]);
    expect((await logIn(person)).statusCode).toBe(200);
    expect(await noted(person.id)).toContain('factor.passkey-remove');
  });

  it('stands beside an app: the codes of the first stay until the last is gone', async () => {
    const person = await enrolled();
    const { device, token } = person;
    const begun = await call('POST', '/admin/second-factor', token, await proofOf(person, device));
    const { secret } = begun.json<{ secret: string }>();
    const code = new TOTP({ secret }).generate();
    const confirmed = await call('POST', '/admin/second-factor/confirm', token, { code });
    expect(confirmed.json()).toMatchObject({ recoveryCodes: [] });
    expect(await codesOf(person.id)).toHaveLength(10);
    const [first] = await listed(person);
    await call(
      'DELETE',
      `/admin/passkeys/${first?._id ?? ''}`,
      token,
      await proofOf(person, device),
    );
    expect(await codesOf(person.id)).toHaveLength(10);
    const last = { password: person.password, code: person.codes[0] };
    expect((await call('DELETE', '/admin/second-factor', token, last)).statusCode).toBe(200);
    expect(await codesOf(person.id)).toEqual([]);
  });

  it('makes new recovery codes', async () => {
    const person = await enrolled();
    const answer = await call(
      'POST',
      '/admin/second-factor/recovery-codes',
      person.token,
      await proofOf(person, person.device),
    );
    expect(answer.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await logIn(person, person.codes[0])).statusCode).toBe(401);
  });

  it('is enough for a role that demands a second factor, and can be the first thing set up', async () => {
    await db().insert(secondFactorRoles).values({ role: 'agent' });
    const person = await member();
    const held = await call('GET', '/admin/overview', person.token);
    expect(held.json()).toMatchObject({ code: 'second_factor_missing' });
    const device = new SoftwareAuthenticator(origin);
    const { options } = (await begin(person)).json<{ options: Options }>();
    expect((await add(person, device.create(options))).statusCode).toBe(200);
    expect((await call('GET', '/admin/overview', person.token)).statusCode).toBe(200);
    const { token } = (await signIn(device)).json<{ token: string }>();
    expect((await call('GET', '/admin/overview', token)).statusCode).toBe(200);
  });

  it('opens no account that was deactivated, and none of a customer', async () => {
    const { device, id } = await enrolled();
    await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, id));
    const gone = await signIn(device);
    expect(gone.json()).toMatchObject({
      ...refused,
      message: expect.stringContaining('deactivated') as string,
    });
    await db().update(users).set({ deactivatedAt: null, role: 'customer' }).where(eq(users.id, id));
    expect((await signIn(device)).json()).toMatchObject(refused);
    const customer = await register(get());
    expect((await begin(customer)).statusCode).toBe(403);
  });

  it('of a colleague who has lost it is removed by an owner', async () => {
    const owner = await enrolled('owner');
    const person = await enrolled();
    const shown = async () => {
      const { staff } = (await call('GET', '/admin/staff', owner.token)).json<{
        staff: { _id: string; hasSecondFactor: boolean; hasPasskey: boolean }[];
      }>();
      return staff.find(({ _id }) => _id === person.id);
    };
    expect(await shown()).toMatchObject({ hasSecondFactor: true, hasPasskey: true });
    const reset = await call('DELETE', `/admin/staff/${person.id}/second-factor`, owner.token);
    expect(reset.statusCode).toBe(200);
    expect(await shown()).toMatchObject({ hasSecondFactor: false, hasPasskey: false });
    expect((await signIn(person.device)).json()).toMatchObject(refused);
    expect(await codesOf(person.id)).toEqual([]);
    expect((await logIn(person)).statusCode).toBe(200);
    expect(await noted(person.id)).toContain('factor.reset');
  });

  it('gives way to who runs the server and sets another password', async () => {
    const person = await enrolled('owner');
    await ensureStaff(db(), { email: person.email, password: 'another-boat-8' });
    expect((await signIn(person.device)).json()).toMatchObject(refused);
    expect((await logIn({ ...person, password: 'another-boat-8' })).statusCode).toBe(200);
  });

  it('is tried a hundred times from one network, and no more', async () => {
    const { device } = await enrolled();
    for (let tries = 0; tries < 100; tries += 1) {
      expect((await send(device.get({ challenge: 'AAAA', rpId: 'pothik.test' }))).statusCode).toBe(
        401,
      );
    }
    const late = await signIn(device);
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBeDefined();
  });
});
