import { createHash } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { retirePassword } from '../../src/modules/auth/staff.ts';
import { sweepApiKeys } from '../../src/modules/auth/api-keys/api-keys.ts';
import { apiKeys, auditLog, users } from '../../src/schema.ts';
import { createId } from '../../src/platform/id.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, bookWithForm, contact } from './booking-forms.ts';
import { openingSockets, watch } from './chat-lines.ts';
import { signInStaff, startChat } from './chat-people.ts';
import { callApi, registerStaff, type Person } from './people.ts';
import { boundary, file, png, toBody } from './pictures.ts';

const day = 24 * 60 * 60_000;
const inDays = (days: number) =>
  new Date(Date.now() + days * day + 6 * 60 * 60_000).toISOString().slice(0, 10);

interface Issued {
  apiKey: { _id: string; name: string; endsAt: string; lastUsedAt?: string };
  key: string;
}

describeApp('an API key', (get) => {
  const db = () => get().database.db;
  const { open } = openingSockets(get);
  beforeEach(async () => {
    await get().database.pool.query('truncate rate_limits, api_keys');
  });

  const member = (role: 'agent' | 'editor' | 'owner' = 'owner') => registerStaff(get(), role);
  const ask = ({ token, password }: Person, more: object = {}) =>
    callApi(get(), 'POST', '/admin/api-keys', {
      token,
      payload: {
        name: 'Export job',
        role: 'agent',
        readsOnly: false,
        endsOn: inDays(30),
        password,
        ...more,
      },
    });
  async function issue(person: Person, more: object = {}): Promise<Issued> {
    const answer = await ask(person, more);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Issued>();
  }
  const read = async (key: string, path = '/admin/bookings') =>
    (await callApi(get(), 'GET', path, { token: key })).statusCode;
  const revoke = ({ token, password }: Person, id: string, given = password) =>
    callApi(get(), 'DELETE', `/admin/api-keys/${id}`, { token, payload: { password: given } });
  const list = async ({ token }: Person) =>
    (await callApi(get(), 'GET', '/admin/api-keys', { token })).json<{ keys: Issued['apiKey'][] }>()
      .keys;
  const booked = async () => {
    const serviceId = await anyService(get());
    return bookingOf(await book(get(), { serviceId, ...contact() }));
  };

  it('is shown once, known by its first letters, and stored as a hash alone', async () => {
    const owner = await member();
    const { key, apiKey } = await issue(owner, { name: ' Export job ', readsOnly: true });
    expect(key).toMatch(/^ptk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'Export job', role: 'agent', readsOnly: true });
    expect(new Date(apiKey.endsAt).toISOString()).toBe(`${inDays(30)}T18:00:00.000Z`);
    const { rows } = await get().database.pool.query<{ row: string }>(
      'select api_keys::text as row from api_keys',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(key.slice(4));
    expect(rows[0]?.row).toContain(createHash('sha256').update(key).digest('base64url'));
    const listed = await callApi(get(), 'GET', '/admin/api-keys', { token: owner.token });
    expect(listed.body).not.toContain(key.slice(4));
    expect(listed.json()).toMatchObject({
      keys: [{ _id: apiKey._id, issuedBy: { _id: owner.id, name: 'Nasrin Akter' } }],
    });
  });

  it('is issued and revoked with the password alone, not by a session', async () => {
    const owner = await member();
    const wrong = await ask(owner, { password: 'wrong' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(await list(owner)).toEqual([]);
    const { apiKey, key } = await issue(owner);
    const refused = await revoke(owner, apiKey._id, 'wrong');
    expect(refused.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(await read(key)).toBe(200);
  });

  it('is issued with a code as well, by who signs in with one', async () => {
    const owner = await member();
    const { token, password } = owner;
    const begun = await callApi(get(), 'POST', '/admin/second-factor', {
      token,
      payload: { password },
    });
    const { secret } = begun.json<{ secret: string }>();
    const codeOf = (later: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
    const payload = { code: codeOf(0) };
    await callApi(get(), 'POST', '/admin/second-factor/confirm', { token, payload });
    expect((await ask(owner)).json()).toMatchObject({ code: 'second_factor_required' });
    expect((await ask(owner, { code: codeOf(1) })).statusCode).toBe(200);
  });

  it('makes the calls of its role, and says with what it may not', async () => {
    const owner = await member();
    const agents = await issue(owner);
    const editors = await issue(owner, { role: 'editor' });
    expect(await read(agents.key)).toBe(200);
    expect(await read(editors.key, '/admin/services')).toBe(200);
    const above = await callApi(get(), 'GET', '/admin/services', { token: agents.key });
    expect(above.statusCode).toBe(403);
    expect(above.json()).toMatchObject({
      code: 'forbidden',
      message: 'The role of this API key may not make this call.',
    });
    for (const path of ['/admin/staff', '/admin/log', '/admin/api-keys', '/admin/settings']) {
      expect(await read(editors.key, path), path).toBe(403);
    }
    for (const path of ['/auth/me', '/users/profile', '/admin/sessions', '/admin/second-factor']) {
      const answer = await callApi(get(), 'GET', path, { token: editors.key });
      expect(answer.json(), path).toMatchObject({
        code: 'forbidden',
        message: 'No API key may make this call: it takes a person who has signed in.',
      });
    }
  });

  it('signs nobody in, and ends no session', async () => {
    const owner = await member();
    const { key: token } = await issue(owner);
    const { email, password } = owner;
    for (const [path, payload] of [
      ['/auth/login', { email, password }],
      ['/auth/refresh', {}],
      ['/auth/logout', {}],
    ] as const) {
      expect((await callApi(get(), 'POST', path, { token, payload })).statusCode, path).toBe(403);
    }
    expect(await read(token)).toBe(200);
  });

  it('changes what its role may, and nothing where it is read-only', async () => {
    const owner = await member();
    const booking = await booked();
    const move = (token: string, status: string) =>
      callApi(get(), 'PUT', `/admin/bookings/${booking._id}`, { token, payload: { status } });
    const reading = await issue(owner, { readsOnly: true });
    const refused = await move(reading.key, 'processing');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'forbidden',
      message: 'This API key is read-only: it may make calls of method GET alone.',
    });
    expect(await read(reading.key, `/admin/bookings/${booking._id}`)).toBe(200);
    const writing = await issue(owner);
    const moved = await move(writing.key, 'confirmed');
    expect(moved.statusCode, moved.body).toBe(200);
  });

  it('is named by the log as who did it, beside who has issued it', async () => {
    const owner = await member();
    const { key, apiKey } = await issue(owner, { name: 'Partner panel' });
    const { _id: id } = await booked();
    const payload = { status: 'confirmed' };
    await callApi(get(), 'PUT', `/admin/bookings/${id}`, { token: key, payload });
    await revoke(owner, apiKey._id);
    const log = await callApi(get(), 'GET', '/admin/log', owner);
    const [revoked, changed, issued] = log.json<{ data: object[] }>().data;
    const by = { _id: owner.id, name: 'Nasrin Akter' };
    expect(issued).toMatchObject({ kind: 'key', deed: 'issue', name: 'Partner panel', by });
    expect(changed).toMatchObject({ kind: 'booking', subject: id, key: 'Partner panel', by });
    expect(revoked).toMatchObject({ kind: 'key', deed: 'revoke', name: 'Partner panel', by });
    for (const own of [issued, revoked]) expect(own).not.toHaveProperty('key');
  });

  it('ends when it is revoked, at once, and other keys stay', async () => {
    const owner = await member();
    const [one, other] = [await issue(owner), await issue(owner)];
    expect((await revoke(owner, one.apiKey._id)).statusCode).toBe(200);
    expect(await read(one.key)).toBe(401);
    expect(await read(other.key)).toBe(200);
    expect((await revoke(owner, one.apiKey._id)).statusCode).toBe(404);
  });

  it('ends on its day, and is listed for a month after it', async () => {
    const owner = await member();
    const { key, apiKey } = await issue(owner);
    const setEnd = (endsAt: Date) =>
      db().update(apiKeys).set({ endsAt }).where(eq(apiKeys.id, apiKey._id));
    await setEnd(new Date(Date.now() - 1_000));
    const late = await callApi(get(), 'GET', '/admin/bookings', { token: key });
    expect(late.json()).toMatchObject({ code: 'unauthorized' });
    await sweepApiKeys(db());
    expect(await list(owner)).toHaveLength(1);
    await setEnd(new Date(Date.now() - 31 * day));
    await sweepApiKeys(db());
    expect(await list(owner)).toEqual([]);
  });

  it.each([
    ['today', 0, 200],
    ['in a year', 365, 200],
    ['yesterday', -1, 400],
    ['later than in a year', 366, 400],
  ])('may end %s', async (_when, days, status) => {
    const answer = await ask(await member(), { endsOn: inDays(days) });
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json()).toMatchObject({ code: 'validation_failed' });
  });

  it.each([
    ['is deactivated', { isActive: false }, { isActive: true }],
    ['is an owner no more', { role: 'editor' }, { role: 'owner' }],
  ])('ends for good when who has issued it %s', async (_what, change, back) => {
    const [owner, other] = [await member(), await member()];
    const { key } = await issue(owner);
    const update = (payload: object) =>
      callApi(get(), 'PUT', `/admin/staff/${owner.id}`, { token: other.token, payload });
    expect((await update(change)).statusCode).toBe(200);
    expect(await read(key)).toBe(401);
    expect((await update(back)).statusCode).toBe(200);
    expect(await read(key)).toBe(401);
    expect(await list(other)).toEqual([]);
  });

  it('is worth nothing while its owner is none, however that came about', async () => {
    const owner = await member();
    const { key } = await issue(owner);
    for (const change of [
      { role: 'editor' },
      { role: 'owner', deactivatedAt: new Date() },
    ] as const) {
      await db().update(users).set(change).where(eq(users.id, owner.id));
      expect(await read(key)).toBe(401);
    }
  });

  it('ends with the password of a demonstration', async () => {
    const owner = await member();
    const { key } = await issue(owner);
    await retirePassword(db(), owner);
    expect(await read(key)).toBe(401);
  });

  it('that nobody has issued opens nothing', async () => {
    expect(await read(`ptk_${'A'.repeat(43)}`)).toBe(401);
    const { key } = await issue(await member());
    expect(await read(key.slice(4))).toBe(401);
    expect(await read(`${key}A`)).toBe(401);
  });

  it('counts in no cookie', async () => {
    const { key } = await issue(await member());
    const answer = await get().app.inject({
      url: '/api/admin/bookings',
      headers: {
        cookie: `pothik-console=${key}`,
        'pothik-console': '1',
        origin: 'http://pothik.test',
      },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('tells when it was used last, to the minute', async () => {
    const owner = await member();
    const { key, apiKey } = await issue(owner);
    expect(apiKey).not.toHaveProperty('lastUsedAt');
    const usedAt = async () => (await list(owner))[0]?.lastUsedAt;
    await read(key);
    const first = await usedAt();
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(30_000);
    await read(key);
    expect(await usedAt()).toBe(first);
    const lastUsedAt = new Date(Date.now() - 61_000);
    await db().update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, apiKey._id));
    await read(key);
    expect(Date.parse((await usedAt()) ?? '')).toBeGreaterThan(lastUsedAt.getTime());
  });

  it('is one of fifty at most that live', async () => {
    const owner = await member();
    const rows = (count: number, endsAt: Date) =>
      Array.from({ length: count }, () => ({
        ...{ id: createId(), keyHash: createId(), name: 'one', role: 'agent' as const },
        ...{ readsOnly: true, issuedBy: owner.id, endsAt },
      }));
    await db()
      .insert(apiKeys)
      .values(rows(49, new Date(Date.now() + day)));
    await db()
      .insert(apiKeys)
      .values(rows(5, new Date(Date.now() - day)));
    const both = await Promise.all([ask(owner), ask(owner)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('opens no socket', async () => {
    const { key } = await issue(await member());
    expect(await watch(open({ auth: { token: key } }))).toEqual({
      success: false,
      code: 'forbidden',
    });
  });

  it('opens no identity document, and no picture of a chat', async () => {
    const { key: token } = await issue(await member());
    const serviceId = await anyService(get());
    const booking = bookingOf(
      await bookWithForm(
        get(),
        { serviceId, ...contact(), documentType: 'passport' },
        { files: [{ ...file(png), name: 'passport' }] },
      ),
    );
    const path = `/admin/bookings/${booking._id}`;
    const stated = await callApi(get(), 'POST', `${path}/document-purposes`, {
      token,
      payload: { purpose: 'visa' },
    });
    expect(stated.statusCode).toBe(403);
    const seen = await callApi(get(), 'GET', path, { token });
    expect(seen.statusCode).toBe(200);
    expect(seen.json()).not.toHaveProperty('booking.documentCopies');
    expect(seen.body).not.toContain('signature=');

    const chat = await startChat(get());
    await get().app.inject({
      method: 'POST',
      url: `/api/chats/${chat.id}/pictures/customer`,
      headers: {
        'x-visitor-token': chat.visitorToken,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody([{ ...file(png), name: 'picture' }]),
    });
    for (const where of [`/admin/chats/${chat.id}`, '/admin/chats']) {
      const answer = await callApi(get(), 'GET', where, { token });
      expect(answer.body, where).toContain('/pictures/');
      expect(answer.body, where).not.toContain('signature=');
    }
    const staffs = await callApi(get(), 'GET', `/admin/chats/${chat.id}`, {
      token: await signInStaff(get()),
    });
    expect(staffs.body).toContain('signature=');
    const { messages } = (await callApi(get(), 'GET', `/admin/chats/${chat.id}`, { token })).json<{
      messages: { attachment?: { url: string } }[];
    }>();
    const url = messages.find(({ attachment }) => attachment)?.attachment?.url ?? '';
    const headers = { authorization: `Bearer ${token}` };
    expect((await get().app.inject({ url, headers })).statusCode).toBe(403);
  });

  it('exports bookings by an address that ends with it', async () => {
    const owner = await member();
    const { key: token, apiKey } = await issue(owner);
    const answer = await callApi(get(), 'POST', '/admin/bookings/export', { token, payload: {} });
    const { address: url } = answer.json<{ address: string }>();
    const file = await get().app.inject({ url });
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('Reference');
    const [entry] = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, owner.id), like(auditLog.action, 'booking.export')));
    expect(entry?.details).toEqual({ key: 'Export job' });
    await revoke(owner, apiKey._id);
    expect((await get().app.inject({ url })).statusCode).toBe(403);
  });
});
