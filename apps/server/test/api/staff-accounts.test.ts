import type {
  LoggedAction,
  StaffAccount,
  StaffInvitation,
  StaffRole,
  Session,
} from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { ensureStaff } from '../../src/modules/auth/staff.ts';
import { sweepInvitations } from '../../src/modules/staff/invitation-links.ts';
import { users } from '../../src/schema.ts';
import { describeApp, staff } from './app.ts';
import { eventually, openingSockets, stopRegularLooks, watch } from './chat-lines.ts';
import { startChat } from './chat-people.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register } from './people.ts';

const password = 'river-boat-9';

// What is said to happen at once must not wait until sessions are looked at by themselves.
stopRegularLooks();

describeApp('the accounts of the staff', (get) => {
  const { open } = openingSockets(get);
  let owner = { id: '', token: '' };
  let made = 0;

  /** One of the staff who was not there before. */
  async function member(role: StaffRole) {
    const { db } = get().database;
    made += 1;
    const id = `${role}-${String(made)}`;
    const email = `${id}@staff.example`;
    await db.insert(users).values({ id, name: id, email, emailVerifiedAt: new Date(), role });
    return { id, email, token: await createSession(db, id) };
  }
  beforeAll(async () => {
    owner = await member('owner');
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token = owner.token, payload }: { token?: string; payload?: object } = {},
  ) => callApi(get(), method, path, { token, ...(payload ? { payload } : {}) });

  const change = (id: string, payload: object, token = owner.token) =>
    call('PUT', `/admin/staff/${id}`, { token, payload });
  const accountOf = async (id: string) =>
    (await call('GET', '/admin/staff'))
      .json<{ staff: StaffAccount[] }>()
      .staff.find(({ _id }) => _id === id);
  const isSignedIn = async (token: string) =>
    (await call('GET', '/auth/me', { token })).statusCode === 200;

  async function invite(more: { email?: string; role?: StaffRole } = {}, token = owner.token) {
    const { name, email } = newcomer('Nasrin Akter');
    const payload = { name, email, role: 'agent', ...more };
    const answer = await call('POST', '/admin/staff/invitations', { token, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ invitation: StaffInvitation }>().invitation;
  }
  /** The token in the newest of so many mails to this address. */
  const mailedToken = async (email: string, count = 1) =>
    tokenIn((await readMails(get(), count, email)).at(-1));
  const accept = (token: string, more: object = {}) =>
    callApi(get(), 'POST', '/invitations/accept', { payload: { token, password, ...more } });
  const isGone = async (token: string) => {
    const read = await callApi(get(), 'POST', '/invitations/read', { payload: { token } });
    const accepted = await accept(token);
    expect(read.json()).toMatchObject({ code: 'gone' });
    expect(accepted.json()).toMatchObject({ code: 'gone' });
  };

  it('begin with a mail, whose link makes one account and signs it in', async () => {
    const { email, name } = await invite();
    const token = await mailedToken(email);
    const read = await callApi(get(), 'POST', '/invitations/read', { payload: { token } });
    expect(read.json()).toMatchObject({ email, name, role: 'agent' });
    const accepted = await accept(token, { name: 'Nasrin A.', role: 'owner' });
    expect(accepted.json()).toMatchObject({
      user: { email, name: 'Nasrin A.', role: 'admin', staffRole: 'agent', emailVerified: true },
    });
    const session = accepted.json<{ token: string }>().token;
    expect((await call('GET', '/admin/chats', { token: session })).statusCode).toBe(200);
    expect((await call('GET', '/admin/services', { token: session })).statusCode).toBe(403);
    const login = { email, password };
    expect((await callApi(get(), 'POST', '/auth/login', { payload: login })).statusCode).toBe(200);
    await isGone(token);
  });

  it('are one where the same link is used twice at once', async () => {
    const { email } = await invite();
    const token = await mailedToken(email);
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
  });

  it('do not begin with a link that has expired, was taken back or was replaced', async () => {
    const expired = await invite();
    const expiredToken = await mailedToken(expired.email);
    await get().database.pool.query(
      `update staff_invitations set expires_at = now() - interval '1 second' where id = $1`,
      [expired._id],
    );
    await isGone(expiredToken);

    const revoked = await invite();
    const revokedToken = await mailedToken(revoked.email);
    const path = `/admin/staff/invitations/${revoked._id}`;
    expect((await call('DELETE', path)).statusCode).toBe(200);
    await isGone(revokedToken);
    expect((await call('DELETE', path)).statusCode).toBe(404);
    expect((await call('POST', `${path}/resend`)).statusCode).toBe(404);

    const first = await mailedToken(expired.email);
    await call('POST', `/admin/staff/invitations/${expired._id}/resend`);
    await isGone(first);
    const tokens = (await readMails(get(), 2, expired.email)).map(tokenIn);
    const second = tokens.find((token) => token !== first) ?? '';
    expect((await accept(second)).statusCode).toBe(200);
  });

  it('are forgotten as invited a month after that was answered, taken back or too late', async () => {
    const { db, pool } = get().database;
    const rows = [
      ['accepted long ago', "accepted_at = now() - interval '31 days'", false],
      ['accepted', "accepted_at = now() - interval '29 days'", true],
      ['taken back long ago', "revoked_at = now() - interval '31 days'", false],
      ['taken back', "revoked_at = now() - interval '29 days'", true],
      ['expired long ago', "expires_at = now() - interval '31 days'", false],
      ['expired', "expires_at = now() - interval '29 days'", true],
      ['open', "expires_at = now() + interval '1 day'", true],
    ] as const;
    const asked = new Map<string, string>();
    for (const [what, change] of rows) {
      const { _id, email } = await invite();
      await mailedToken(email);
      asked.set(what, _id);
      await pool.query(`update staff_invitations set ${change} where id = $1`, [_id]);
    }
    await sweepInvitations(db);
    const left = await pool.query<{ id: string }>('select id from staff_invitations');
    const ids = left.rows.map(({ id }) => id);
    for (const [what, , stays] of rows) {
      expect([what, ids.includes(asked.get(what) ?? '')]).toEqual([what, stays]);
    }
  });

  it('leave an invitation to be sent again as it is, rather than a second one', async () => {
    const { email } = await invite();
    const payload = { name: 'Again', email: email.toUpperCase(), role: 'editor' };
    const again = await call('POST', '/admin/staff/invitations', { payload });
    expect(again.json()).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining('invited before') as string },
    });
    const { invitations } = (await call('GET', '/admin/staff/invitations')).json<{
      invitations: StaffInvitation[];
    }>();
    expect(invitations.filter((one) => one.email === email)).toMatchObject([{ role: 'agent' }]);
  });

  it('are not asked to join twice', async () => {
    const known = await member('agent');
    const payload = { name: 'Again', email: known.email, role: 'agent' };
    const answer = await call('POST', '/admin/staff/invitations', { payload });
    expect(answer.json()).toMatchObject({
      code: 'conflict',
      fields: { email: expect.stringContaining('already') as string },
    });
  });

  it("become of a customer's confirmed account, whose sessions end; others stay customers'", async () => {
    const person = await register(get());
    const stranger = await register(get(), { ...newcomer(), email: person.email });
    await get().database.pool.query(`update users set email_verified_at = now() where id = $1`, [
      person.id,
    ]);
    await invite({ email: person.email });
    // The stranger is told that the address has an account.
    const mails = await readMails(get(), 2, person.email);
    const invitation = mails.find((mail) => mail.includes('/admin/invitation'));
    const accepted = await accept(tokenIn(invitation));
    expect(accepted.json()).toMatchObject({ user: { _id: person.id, staffRole: 'agent' } });
    expect(await isSignedIn(person.token)).toBe(false);
    const me = await call('GET', '/auth/me', { token: stranger.token });
    expect(me.json()).toMatchObject({ user: { role: 'customer' } });
  });

  it('change their role when an owner says so, and sign in again with the new one', async () => {
    const person = await member('agent');
    expect((await call('GET', '/admin/services', { token: person.token })).statusCode).toBe(403);
    const changed = await change(person.id, { role: 'editor', version: 1 });
    expect(changed.json()).toMatchObject({ account: { role: 'editor', version: 2 } });
    expect((await call('GET', '/admin/services', { token: person.token })).statusCode).toBe(401);
    const token = await createSession(get().database.db, person.id);
    expect((await call('GET', '/admin/services', { token })).statusCode).toBe(200);
    const second = await change(person.id, { role: 'owner', version: 1 });
    expect(second.json()).toMatchObject({ code: 'version_conflict' });
    expect(await accountOf(person.id)).toMatchObject({ role: 'editor' });
  });

  it('are not changed by themselves, and customers have none', async () => {
    const own = await change(owner.id, { role: 'agent' });
    expect(own.json()).toMatchObject({ code: 'conflict' });
    expect((await change(owner.id, { isActive: false })).statusCode).toBe(409);
    const customer = await register(get());
    expect((await change(customer.id, { role: 'owner' })).statusCode).toBe(404);
  });

  it('always have an owner among them, also where two remove each other at once', async () => {
    const [one, other] = [await member('owner'), await member('owner')];
    const answers = await Promise.all([
      change(one.id, { role: 'agent' }, other.token),
      change(other.id, { isActive: false }, one.token),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.every((code) => [200, 401, 403].includes(code))).toBe(true);
  });

  it('lose sessions, sockets, chats and open invitations at once when they are deactivated', async () => {
    const person = await member('owner');
    const socket = open({ auth: { token: person.token } });
    await watch(socket);
    const chat = await startChat(get());
    await call('POST', `/admin/chats/${chat.id}/join`, { token: person.token });
    const { email } = await invite({}, person.token);
    const token = await mailedToken(email);

    const answer = await change(person.id, { isActive: false });
    expect(answer.json<{ account: StaffAccount }>().account.deactivatedAt).toBeDefined();
    expect(await isSignedIn(person.token)).toBe(false);
    await eventually(() => expect(socket.connected).toBe(false));
    expect((await call('GET', `/admin/chats/${chat.id}`)).json()).toMatchObject({
      chat: { status: 'waiting' },
    });
    await isGone(token);
    const { colleagues } = (await call('GET', '/admin/chats/colleagues')).json<{
      colleagues: { _id: string }[];
    }>();
    expect(colleagues.some(({ _id }) => _id === person.id)).toBe(false);
    expect((await change(person.id, { isActive: true })).statusCode).toBe(200);
    expect(await accountOf(person.id)).not.toHaveProperty('deactivatedAt');
  });

  it('sign in no more while they are deactivated, and a session that began meanwhile is none', async () => {
    const { email } = await invite();
    const user = (await accept(await mailedToken(email))).json<{ user: { _id: string } }>().user;
    await change(user._id, { isActive: false });
    const login = await callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
    expect(login.json()).toMatchObject({
      code: 'invalid_credentials',
      message: expect.stringContaining('deactivated') as string,
    });
    expect(await isSignedIn(await createSession(get().database.db, user._id))).toBe(false);
    await change(user._id, { isActive: true });
    const again = await callApi(get(), 'POST', '/auth/login', { payload: { email, password } });
    expect(again.statusCode).toBe(200);
  });

  it('have the owner whom the server is started with, whatever became of them', async () => {
    const { db, pool } = get().database;
    await pool.query(`update users set role = 'agent', deactivated_at = now() where email = $1`, [
      staff.email,
    ]);
    await ensureStaff(db, staff);
    const login = await callApi(get(), 'POST', '/auth/login', { payload: staff });
    expect(login.json()).toMatchObject({ user: { staffRole: 'owner' } });
  });

  it('see where they are signed in, end it there, and renew a session without a second one', async () => {
    const person = await member('agent');
    const { db } = get().database;
    const other = await createSession(db, person.id, 'Mozilla/5.0 (Android) Firefox/140.0');
    const list = async (token: string) =>
      (await call('GET', '/admin/sessions', { token })).json<{ sessions: Session[] }>().sessions;
    const before = (await list(person.token)).find(({ isCurrent }) => isCurrent);
    const refreshed = await call('POST', '/auth/refresh', { token: person.token });
    const { token } = refreshed.json<{ token: string }>();
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isCurrent }) => isCurrent)?._id).toBe(before?._id);
    const there = sessions.find(({ isCurrent }) => !isCurrent);
    expect(there?.device).toContain('Firefox');

    const stranger = await member('editor');
    const path = `/admin/sessions/${there?._id ?? ''}`;
    expect((await call('DELETE', path, { token: stranger.token })).statusCode).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
    expect((await call('DELETE', path, { token })).statusCode).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('are signed out by an owner, one by one and everywhere; customers are not', async () => {
    const person = await member('agent');
    const second = await createSession(get().database.db, person.id);
    const path = `/admin/staff/${person.id}/sessions`;
    const { sessions } = (await call('GET', path)).json<{ sessions: Session[] }>();
    expect(sessions).toHaveLength(2);
    await call('DELETE', `/admin/sessions/${sessions[0]?._id ?? ''}`);
    const left = [await isSignedIn(person.token), await isSignedIn(second)];
    expect(left.filter(Boolean)).toHaveLength(1);
    expect((await call('DELETE', path)).statusCode).toBe(200);
    expect(await isSignedIn(person.token)).toBe(false);
    expect(await isSignedIn(second)).toBe(false);
    await call('DELETE', `/admin/staff/${owner.id}/sessions`);
    expect(await isSignedIn(owner.token)).toBe(true);

    const customer = await register(get());
    const { rows } = await get().database.pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [customer.id],
    );
    const theirs = await call('DELETE', `/admin/sessions/${rows[0]?.id ?? ''}`);
    expect(theirs.statusCode).toBe(404);
    expect(await isSignedIn(customer.token)).toBe(true);
  });

  it('have a log of who did what to what, by person, kind and day', async () => {
    const person = await member('agent');
    await change(person.id, { role: 'editor' });
    const token = await createSession(get().database.db, person.id);
    const added = await call('POST', '/admin/services', { token, payload: { name: 'Logged' } });
    const { _id } = added.json<{ data: { _id: string } }>().data;
    await call('PUT', `/admin/services/${_id}`, { token, payload: { education: 'None' } });
    const chat = await startChat(get());
    await call('POST', `/admin/chats/${chat.id}/join`, { token });
    await call('POST', `/admin/chats/${chat.id}/close`, { token });
    const read = async (query: Record<string, string>) =>
      (await call('GET', `/admin/log?${new URLSearchParams(query).toString()}`)).json<{
        data: LoggedAction[];
        pagination: object;
      }>();

    const theirs = await read({ staffId: person.id });
    expect(theirs.data.map(({ kind, deed, name }) => [kind, deed, name])).toEqual([
      ['chat', 'close', undefined],
      ['chat', 'join', undefined],
      ['service', 'update', 'Logged'],
      ['service', 'create', 'Logged'],
    ]);
    expect(theirs.data[3]).toMatchObject({ subject: _id, by: { _id: person.id, name: person.id } });
    const services = await read({ staffId: person.id, kind: 'service', limit: '1' });
    expect(services.pagination).toMatchObject({ total: 2, hasNext: true });
    const changes = await read({ staffId: owner.id, kind: 'staff' });
    expect(changes.data[0]).toMatchObject({ deed: 'role', name: person.id, status: 'editor' });
    const long = await read({ staffId: person.id, to: '2020-01-01' });
    expect(long.data).toEqual([]);
  });
});
