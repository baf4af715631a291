import {
  apiPrefix,
  endpoints,
  errorStatus,
  type EndpointDeclaration,
  type Endpoints,
  type ErrorCode,
} from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { allEndpoints } from '../../src/http/calls/bind-endpoints.ts';
import { createApiKey } from '../../src/modules/auth/api-keys/api-keys.ts';
import { createSession } from '../sessions.ts';
import { apiKeys, users } from '../../src/schema.ts';
import { createId } from '../../src/platform/id.ts';
import { describeApp, staff } from './app.ts';
import { startChat } from './chat-people.ts';
import { register } from './people.ts';
import { boundary, file, png, toBody } from './pictures.ts';
import { validRequest } from './valid-input.ts';

type EndpointId = {
  [Group in keyof Endpoints]: `${Group}.${keyof Endpoints[Group] & string}`;
}[keyof Endpoints];

/** Who gets past the question who may make a call. Each includes those after it. */
const allowed = {
  everybody: ['nobody', 'visitor', 'customer', 'agent', 'editor', 'owner'],
  'signed-in': ['customer', 'agent', 'editor', 'owner'],
  /** Accounts of staff are ended by an owner. */
  customers: ['customer'],
  agents: ['agent', 'editor', 'owner'],
  editors: ['editor', 'owner'],
  owners: ['owner'],
} as const;
/** A visitor has no account, but the token of a chat of theirs. */
const actors = allowed.everybody;
type Actor = (typeof actors)[number];

/** Every call of the API. One without a row here is a type error. */
const table: Record<EndpointId, keyof typeof allowed> = {
  'auth.register': 'everybody',
  'auth.login': 'everybody',
  'auth.google': 'everybody',
  'auth.logout': 'everybody',
  'auth.me': 'signed-in',
  'auth.refresh': 'signed-in',
  'auth.changePassword': 'signed-in',
  'auth.forgotPassword': 'everybody',
  'auth.resetPassword': 'everybody',
  'auth.verifyEmail': 'everybody',
  'auth.notMyAccount': 'everybody',
  'auth.undoAddressChange': 'everybody',
  'categories.list': 'everybody',
  'services.list': 'everybody',
  'services.listByCategory': 'everybody',
  'services.listBySubcategory': 'everybody',
  'services.get': 'everybody',
  'services.similar': 'everybody',
  'services.countView': 'everybody',
  'search.suggest': 'everybody',
  'insights.list': 'everybody',
  'insights.get': 'everybody',
  'settings.branding': 'everybody',
  'settings.contact': 'everybody',
  'formVisits.count': 'everybody',
  'newsletter.subscribe': 'everybody',
  'newsletter.confirm': 'everybody',
  'bookings.create': 'everybody',
  'bookings.mine': 'signed-in',
  'bookings.availability': 'everybody',
  'bookings.calculatePrice': 'everybody',
  'bookings.serviceTypes': 'everybody',
  'bookings.track': 'everybody',
  'bookings.trackByLink': 'everybody',
  'bookings.answerByLink': 'everybody',
  'bookings.get': 'signed-in',
  'bookings.update': 'signed-in',
  'bookings.status': 'signed-in',
  'bookings.delete': 'signed-in',
  'bookings.answer': 'signed-in',
  'bookings.documentOpenings': 'signed-in',
  'users.profile': 'signed-in',
  'users.updateProfile': 'signed-in',
  'users.resendConfirmation': 'signed-in',
  'users.deleteAccount': 'customers',
  'users.exportData': 'customers',
  'users.sessions': 'signed-in',
  'users.endSession': 'signed-in',
  'users.endOtherSessions': 'signed-in',
  'users.preferences': 'signed-in',
  'users.updatePreferences': 'signed-in',
  'notifications.list': 'signed-in',
  'notifications.markRead': 'signed-in',
  'notifications.markAllRead': 'signed-in',
  'consents.list': 'signed-in',
  'consents.withdraw': 'signed-in',
  'uploads.image': 'signed-in',
  'uploads.profilePicture': 'signed-in',
  'chats.start': 'everybody',
  'chats.get': 'everybody',
  'chats.sendCustomerMessage': 'everybody',
  'chats.sendCustomerPicture': 'everybody',
  'chats.rate': 'everybody',
  'chats.mailTranscript': 'signed-in',
  'chatIdentity.prove': 'everybody',
  'continuations.ofChat': 'everybody',
  'continuations.ofBooking': 'everybody',
  'continuations.open': 'everybody',
  'push.key': 'everybody',
  'push.subscribe': 'everybody',
  'push.renew': 'everybody',
  'push.unsubscribe': 'everybody',
  'chatHours.state': 'everybody',
  'chatHours.get': 'agents',
  'chatHours.update': 'owners',
  'cannedReplies.get': 'agents',
  'cannedReplies.update': 'agents',
  'staffChats.list': 'agents',
  'staffChats.colleagues': 'agents',
  'staffChats.get': 'agents',
  'staffChats.join': 'agents',
  'staffChats.sendMessage': 'agents',
  'staffChats.sendPicture': 'agents',
  'staffChats.askIdentity': 'agents',
  'staffChats.close': 'agents',
  'staffChats.returnToQueue': 'agents',
  'staffChats.handOver': 'agents',
  'staffChats.snooze': 'agents',
  'staffChats.markUnread': 'agents',
  'staffChats.tag': 'agents',
  'staffChats.mailTranscript': 'agents',
  'staffChats.addNote': 'agents',
  'staffBookings.list': 'agents',
  'staffBookings.get': 'agents',
  'staffBookings.update': 'agents',
  'staffBookings.askForDocument': 'agents',
  'staffBookings.addNote': 'agents',
  'staffBookings.createLink': 'agents',
  'staffCases.get': 'agents',
  'staffBookings.statePurpose': 'agents',
  'staffBookings.export': 'agents',
  'staffBookingChanges.list': 'agents',
  'staffBookingChanges.apply': 'agents',
  'staffBookingChanges.undo': 'agents',
  'staffHandling.update': 'agents',
  'staffHandling.mine': 'agents',
  'staffHandling.assign': 'agents',
  'staffViews.list': 'agents',
  'staffViews.create': 'agents',
  'staffViews.update': 'agents',
  'staffViews.setDefault': 'agents',
  'staffViews.delete': 'agents',
  'staffPresence.tell': 'agents',
  'staffPresence.leave': 'agents',
  'staffServiceChanges.list': 'editors',
  'staffServiceChanges.apply': 'editors',
  'staffServiceChanges.undo': 'editors',
  'staffServiceVersions.list': 'editors',
  'staffServiceVersions.restore': 'editors',
  'staffServiceImports.list': 'editors',
  'staffServiceImports.plan': 'editors',
  'staffServiceImports.apply': 'editors',
  'staffServiceImports.undo': 'editors',
  'staffCostCaps.list': 'editors',
  'staffCostCaps.create': 'owners',
  'staffCostCaps.update': 'owners',
  'staffCostCaps.delete': 'owners',
  'staffCostCaps.allow': 'owners',
  'staffCostCaps.withdraw': 'owners',
  'staffPictures.list': 'editors',
  'staffPictures.get': 'editors',
  'staffPictures.create': 'editors',
  'staffPictures.update': 'editors',
  'staffPictures.delete': 'editors',
  'staffPictures.restore': 'editors',
  'staffServices.list': 'editors',
  'staffServices.get': 'editors',
  'staffServices.create': 'editors',
  'staffServices.update': 'editors',
  'staffServices.delete': 'editors',
  'staffServices.export': 'editors',
  'staffServices.getTranslation': 'editors',
  'staffServices.updateTranslation': 'editors',
  'staffSearch.listSynonyms': 'editors',
  'staffSearch.createSynonyms': 'editors',
  'staffSearch.updateSynonyms': 'editors',
  'staffSearch.deleteSynonyms': 'editors',
  'staffSearch.listMissed': 'editors',
  'staffCategories.list': 'editors',
  'staffCategories.create': 'editors',
  'staffCategories.update': 'editors',
  'staffCategories.delete': 'editors',
  'staffCategories.getTranslation': 'editors',
  'staffCategories.updateTranslation': 'editors',
  'staffInsights.list': 'editors',
  'staffInsights.get': 'editors',
  'staffInsights.create': 'editors',
  'staffInsights.update': 'editors',
  'staffInsights.delete': 'editors',
  'staffInsights.getTranslation': 'editors',
  'staffInsights.updateTranslation': 'editors',
  'staffSettings.get': 'owners',
  'staffSettings.updateBranding': 'owners',
  'staffSettings.updateContact': 'owners',
  'staffSettings.updateExchangeRates': 'owners',
  'staffCustomers.list': 'agents',
  'staffCustomers.get': 'agents',
  'staffCustomers.endSessions': 'owners',
  'staffAccounts.list': 'owners',
  'staffAccounts.listInvitations': 'owners',
  'staffAccounts.invite': 'owners',
  'staffAccounts.resendInvitation': 'owners',
  'staffAccounts.revokeInvitation': 'owners',
  'staffAccounts.update': 'owners',
  'staffAccounts.listSessions': 'owners',
  'staffAccounts.endSessions': 'owners',
  'staffAccounts.resetSecondFactor': 'owners',
  'staffLog.list': 'owners',
  'staffJobs.list': 'owners',
  'staffJobs.retry': 'owners',
  'staffJobs.discard': 'owners',
  'staffSessions.list': 'agents',
  'staffSessions.end': 'agents',
  'staffFactors.get': 'agents',
  'staffFactors.begin': 'agents',
  'staffFactors.confirm': 'agents',
  'staffFactors.renewRecoveryCodes': 'agents',
  'staffFactors.remove': 'agents',
  'staffFactors.roles': 'owners',
  'staffFactors.updateRoles': 'owners',
  'staffKeys.list': 'owners',
  'staffKeys.issue': 'owners',
  'staffKeys.revoke': 'owners',
  'passkeys.options': 'everybody',
  'passkeys.signIn': 'everybody',
  'staffPasskeys.list': 'agents',
  'staffPasskeys.begin': 'agents',
  'staffPasskeys.add': 'agents',
  'staffPasskeys.beginProof': 'agents',
  'staffPasskeys.remove': 'agents',
  'invitations.read': 'everybody',
  'invitations.accept': 'everybody',
  'staffOverview.get': 'agents',
  'staffOverview.getPeriod': 'agents',
  'staffOverview.getDailyMail': 'agents',
  'staffOverview.updateDailyMail': 'agents',
  'staffRecords.find': 'agents',
  'staffRecords.lookUp': 'agents',
};

/** Calls of agents that take a person: no API key makes them. */
const ofPeople: readonly EndpointId[] = [
  'staffChats.join',
  'staffChats.sendMessage',
  'staffChats.sendPicture',
  'staffChats.askIdentity',
  'staffChats.close',
  'staffChats.returnToQueue',
  'staffChats.handOver',
  'staffChats.snooze',
  'staffChats.markUnread',
  'staffChats.tag',
  'staffChats.mailTranscript',
  'staffChats.addNote',
  'staffBookings.askForDocument',
  'staffBookings.addNote',
  'staffBookings.createLink',
  'staffCases.get',
  'staffBookings.statePurpose',
  'staffBookingChanges.list',
  'staffBookingChanges.apply',
  'staffBookingChanges.undo',
  'staffHandling.mine',
  'staffHandling.assign',
  'staffOverview.getDailyMail',
  'staffOverview.updateDailyMail',
  'staffViews.list',
  'staffViews.create',
  'staffViews.update',
  'staffViews.setDefault',
  'staffViews.delete',
  'staffPresence.tell',
  'staffPresence.leave',
  'staffServiceChanges.list',
  'staffServiceChanges.apply',
  'staffServiceChanges.undo',
  'staffServiceImports.list',
  'staffServiceImports.plan',
  'staffServiceImports.apply',
  'staffServiceImports.undo',
  'staffRecords.find',
  'staffRecords.lookUp',
  'staffSessions.list',
  'staffSessions.end',
  'staffPasskeys.list',
  'staffPasskeys.begin',
  'staffPasskeys.add',
  'staffPasskeys.beginProof',
  'staffPasskeys.remove',
  'staffFactors.get',
  'staffFactors.begin',
  'staffFactors.confirm',
  'staffFactors.renewRecoveryCodes',
  'staffFactors.remove',
];

/** Keys of programs, and the rows of the table whose calls they make. */
const keys = [
  { what: 'the read-only key of an agent', role: 'agent', readsOnly: true, rows: ['agents'] },
  {
    what: 'the key of an editor',
    role: 'editor',
    readsOnly: false,
    rows: ['agents', 'editors'],
  },
] as const;

/** Tells whether a key gets past the question who may make a call. */
function takesKey(
  id: EndpointId,
  { access, method }: EndpointDeclaration,
  { readsOnly, rows }: (typeof keys)[number],
): boolean {
  if (access === 'public') return true;
  if (table[id] === 'everybody') return access === 'anyone' && method === 'GET';
  if (readsOnly && method !== 'GET') return false;
  // Articles and services are made of pictures.
  if (id === 'uploads.image') return true;
  return !ofPeople.includes(id) && rows.some((row) => row === table[id]);
}

const declared = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(
    ([name, declaration]: [string, EndpointDeclaration]) =>
      [`${group}.${name}` as EndpointId, declaration] as const,
  ),
);

function definitionOf(id: EndpointId): EndpointDefinition {
  const found = allEndpoints.find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`${id} is no call of the contract`);
  return found.definition;
}

describeApp('who may call', (get) => {
  type Credential = Record<string, string>;
  const bearer = (token: string): Credential => ({ authorization: `Bearer ${token}` });
  const call = (id: EndpointId, credential: Credential = {}, more: object = {}) => {
    const definition = definitionOf(id);
    const request = validRequest({ id, definition }, 'some-id', { ...more });
    return get().app.inject({ ...request, headers: { ...request.headers, ...credential } });
  };

  let visitorToken: string | undefined;
  /** A session of its own for each call: some of them end it. */
  async function credentialOf(actor: Actor): Promise<Credential> {
    if (actor === 'nobody') return {};
    if (actor === 'visitor') {
      visitorToken ??= (await startChat(get())).visitorToken;
      return { 'x-visitor-token': visitorToken };
    }
    const { db } = get().database;
    const email = `${actor}@example.com`;
    await db
      .insert(users)
      .values({ id: `the-${actor}`, name: actor, email, emailVerifiedAt: new Date(), role: actor })
      .onConflictDoNothing();
    return bearer(await createSession(db, `the-${actor}`));
  }

  /** True for an answer that the server meant to give behind the authorisation, to a call that is whole. */
  const isLetPast = (answer: LightMyRequestResponse) => {
    const { success, code } = answer.json<{ success: boolean; code?: ErrorCode }>();
    if (success) return answer.statusCode === 200;
    if (code === undefined || answer.statusCode === 400) return false;
    if (['unauthorized', 'forbidden'].includes(code)) return false;
    return answer.statusCode < 500 && errorStatus[code] === answer.statusCode;
  };

  it.each(declared)('%s: lets those past who may, and nobody else', async (id) => {
    for (const actor of actors) {
      await get().database.pool.query('delete from rate_limits');
      const credential = await credentialOf(actor);
      // The profile of staff keeps its address.
      const own = id === 'users.updateProfile' ? { email: `${actor}@example.com` } : {};
      const answer = await call(id, credential, own);
      const what = `${id} as ${actor}: ${String(answer.statusCode)} ${answer.body}`;
      const mayPass = allowed[table[id]].some((one) => one === actor);
      if (mayPass) expect(isLetPast(answer), what).toBe(true);
      else expect(answer.statusCode, what).toBe('authorization' in credential ? 403 : 401);
    }
  });

  it.each(declared)('%s: takes an API key as far as its scope goes', async (id, declaration) => {
    const { db, pool } = get().database;
    const issuedBy = 'the-owner-of-keys';
    await db
      .insert(users)
      .values({ id: issuedBy, name: 'owner', email: 'keys@example.com', role: 'owner' })
      .onConflictDoNothing();
    for (const scope of keys) {
      await pool.query('delete from rate_limits');
      const { key, keyHash } = createApiKey();
      const { what: name, role, readsOnly } = scope;
      const endsAt = new Date(Date.now() + 60_000);
      await db
        .insert(apiKeys)
        .values({ id: createId(), keyHash, name, role, readsOnly, issuedBy, endsAt });
      const answer = await call(id, bearer(key));
      const what = `${id} with ${name}: ${String(answer.statusCode)} ${answer.body}`;
      if (takesKey(id, declaration, scope)) expect(isLetPast(answer), what).toBe(true);
      else expect(answer.statusCode, what).toBe(403);
    }
  });

  it.each(declared)('%s: a token that is worth nothing opens nothing', async (id) => {
    const { statusCode } = await call(id, bearer('A'.repeat(43)));
    // A booking would be a guest's, and missing among those of whoever thought to be signed in.
    if (table[id] !== 'everybody' || id === 'bookings.create') expect(statusCode).toBe(401);
    // A worthless token changes nothing about a public call.
    else expect(statusCode).toBe((await call(id)).statusCode);
  });

  /** Calls of one thing that belongs to somebody: another customer is told that there is no such thing. */
  const ofSomebody = declared.filter(
    ([, { path, access }]) => path.includes('{') && ['signed-in', 'visitor'].includes(access),
  );
  const chat = `insert into chats (id, user_id, name, phone, visitor_token_hash)
    values ($1, $2, 'Rahima', '+8801712345678', $1)`;
  /** The table that holds the thing, by the call or its group. A group without one fails. */
  const things: Record<string, string> = {
    bookings: `insert into bookings (id, reference, user_id, service_type) values ($1, $1, $2, 'visa')`,
    'bookings.answer': `with asked as (insert into bookings (id, reference, user_id, service_type, status)
        values ($1, $1, $2, 'visa', 'action_required') returning id, status)
      insert into booking_history (id, booking_id, status) select id, id, status from asked`,
    notifications: `insert into notifications (id, user_id, event_key, kind, title)
      values ($1, $2, $1, 'booking_status', 'news')`,
    consents: `with booked as (insert into bookings (id, reference, user_id, service_type)
        values ($1, $1, $2, 'visa') returning id)
      insert into consents (id, purpose, booking_id) select id, 'documents', id from booked`,
    chats: chat,
    chatIdentity: chat,
    'chats.rate': `insert into chats (id, user_id, name, phone, visitor_token_hash, status, closed_at)
      values ($1, $2, 'Rahima', '+8801712345678', $1, 'closed', now())`,
    'chats.mailTranscript': `with confirmed as (
        update users set email_verified_at = now() where id = $2 returning id)
      insert into chats (id, user_id, name, phone, visitor_token_hash, last_sequence)
      select $1, id, 'Rahima', '+8801712345678', $1, 1 from confirmed`,
    users: `insert into sessions (id, token_hash, user_id, expires_at)
      values ($1, $1, $2, now() + interval '1 hour')`,
  };
  const good: Record<string, object> = {
    'bookings.answer': { words: 'hello' },
    'chats.sendCustomerMessage': { content: 'hello' },
    'chats.rate': { score: 'good' },
  };
  /** The refusals of a visitor's call once it has opened their chat. */
  const openedAs: Record<string, number> = { 'chats.rate': 409, 'chatIdentity.prove': 401 };

  const picture = toBody([{ ...file(png), name: 'picture' }]);
  const goodForms: Record<string, Buffer> = { 'chats.sendCustomerPicture': picture };

  it.each(ofSomebody)(
    "%s: keeps another customer's things to themselves",
    async (id, declaration) => {
      const owner = await register(get());
      const other = await register(get());
      const insert = things[id] ?? things[id.split('.')[0] ?? ''];
      if (insert === undefined) throw new Error(`${id} needs a thing here`);
      const thing = `${id}-of-${owner.id}`.slice(0, 100);
      await get().database.pool.query(insert, [thing, owner.id]);
      const form = goodForms[id];
      const callAs = (token: string | undefined) =>
        get().app.inject({
          method: declaration.method,
          url: apiPrefix + declaration.path.replaceAll(/\{\w+\}/g, thing),
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(form ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
          },
          ...(declaration.method === 'GET' ? {} : { payload: form ?? good[id] ?? {} }),
        });
      for (const token of [other.token, undefined]) {
        const { statusCode } = await callAs(token);
        const hidden = token === undefined && declaration.access === 'signed-in' ? 401 : 404;
        expect(statusCode, token ? 'another customer' : 'nobody').toBe(hidden);
      }
      // It is there, for the one whose it is.
      expect((await callAs(owner.token)).statusCode).toBe(200);
    },
  );

  it.each(ofSomebody.filter(([, { access }]) => access === 'visitor'))(
    "%s: opens a visitor's own chat with their token, and no other",
    async (id, declaration) => {
      const [own, other] = [await startChat(get()), await startChat(get())];
      const form = goodForms[id];
      const callWith = async (token: string) => {
        const { statusCode } = await get().app.inject({
          method: declaration.method,
          url: apiPrefix + declaration.path.replaceAll(/\{\w+\}/g, own.id),
          headers: {
            'x-visitor-token': token,
            ...(form ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
          },
          ...(declaration.method === 'GET' ? {} : { payload: form ?? good[id] ?? {} }),
        });
        return statusCode;
      };
      expect(await callWith(other.visitorToken)).toBe(404);
      expect(await callWith(own.visitorToken)).toBe(openedAs[id] ?? 200);
    },
  );

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
