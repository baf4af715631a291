import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { resetAccount } from '../../src/commands/reset-user.ts';
import { recordMove, undoMove } from '../../src/modules/auth/address-moves.ts';
import type { ControlChange } from '../../src/modules/auth/control/control-changes.ts';
import { controlChanges } from '../../src/modules/auth/control/control-changes.ts';
import type { CredentialTable } from '../../src/modules/auth/control/credentials.ts';
import {
  emailVerificationJob,
  makeLinkToken,
  passwordResetJob,
  takeLink,
} from '../../src/modules/auth/mail-links.ts';
import { listBrowsers } from '../../src/modules/notifications/push/push-subscriptions.ts';
import type { Queries } from '../../src/platform/database/open.ts';
import { auditLog, identities, users } from '../../src/schema.ts';
import { createSession } from '../sessions.ts';
import { describeApp } from './app.ts';
import { eventually, openingSockets } from './chat-lines.ts';
import { callAsVisitor, startChat } from './chat-people.ts';
import { readAllMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register, registerStaff, type Person } from './people.ts';
import { openBrowser } from './push-browser.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** The options that a browser gets for a passkey, as far as the device reads them. */
type Asked = Parameters<SoftwareAuthenticator['create']>[0] &
  Parameters<SoftwareAuthenticator['get']>[0];

const pushOrigin = 'https://push.test';
const projectId = 'pothik-test';

/** Every credential that is tried after every change; a new table of credentials has to be named here too. */
type Credential =
  | Exclude<CredentialTable, keyof typeof opensNothing>
  /** The session that makes the change. */
  | 'ownSession'
  /** A sign-in whose password was compared before the change, and whose session begins after it. */
  | 'loginInProgress'
  /** The address of a copy of one's data, made with a fresh proof. */
  | 'dataAddress';

/** Tables that hold secrets but open no account by themselves. */
const opensNothing = {
  newsletterSubscribers: 'of no account',
  passkeyChallenges: 'takes a session',
  recoveryCodes: 'takes the password',
  secondFactors: 'takes the password',
  staffInvitations: 'makes a change of control itself',
  users: 'tried as loginInProgress',
} satisfies Partial<Record<CredentialTable, string>>;

const customersCredentials = [
  'sessions',
  'ownSession',
  'loginInProgress',
  'addressMoves',
  'passwordResets',
  'emailVerifications',
  'identities',
  'chats',
  'continuations',
  'pushSubscriptions',
  'dataAddress',
] as const satisfies readonly Credential[];
const ownersCredentials = [
  // First: adding it is a change of control itself.
  'passkeys',
  'sessions',
  'ownSession',
  'addressMoves',
  'passwordResets',
  'apiKeys',
  'chats',
] as const satisfies readonly Credential[];

/** What goes on after each change; everything else has ended. The page docs/security/account-epochs.md says why. */
const kept: [ControlChange, 'customer' | 'owner', readonly Credential[]][] = [
  [
    'password-changed',
    'customer',
    ['ownSession', 'addressMoves', 'emailVerifications', 'identities', 'dataAddress'],
  ],
  ['password-reset', 'customer', []],
  [
    'address-confirmed',
    'customer',
    customersCredentials.filter((one) => one !== 'emailVerifications'),
  ],
  ['address-moved', 'customer', ['ownSession', 'addressMoves', 'identities', 'dataAddress']],
  // A link that was sent to an earlier mailbox.
  ['move-undone', 'customer', ['addressMoves']],
  ['invitation-accepted', 'customer', []],
  ['password-changed', 'owner', ['ownSession', 'passkeys', 'apiKeys']],
  ['password-reset', 'owner', []],
  ['role-changed', 'owner', ['passkeys']],
  ['factor-added', 'owner', ['ownSession', 'apiKeys']],
  ['factor-removed', 'owner', ['ownSession', 'passkeys', 'apiKeys']],
  ['factors-reset', 'owner', []],
  ['operator-reset', 'owner', []],
];

it('covers every change of control', () => {
  expect(new Set(kept.map(([change]) => change))).toEqual(new Set(controlChanges));
});

describeApp(
  'a change of control',
  (get) => {
    const db = () => get().database.db;
    const { open } = openingSockets(get);
    beforeEach(async () => {
      await get().database.pool.query('delete from rate_limits');
    });

    const call = (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      token?: string,
      payload?: object,
    ) =>
      callApi(get(), method, path, {
        ...(token === undefined ? {} : { token }),
        ...(payload === undefined ? {} : { payload }),
      });
    const isSignedIn = async (token: string) =>
      (await call('GET', '/auth/me', token)).statusCode === 200;
    const rowOf = async ({ id }: Person) => {
      const [row] = await db().select().from(users).where(eq(users.id, id));
      if (!row) throw new Error('the account is there');
      return row;
    };
    const newPassword = 'another-river-9';
    const newestToken = async (to: string, page: string) => {
      const mails = await readAllMails(get(), to);
      return tokenIn(mails.findLast((mail) => mail.includes(page)));
    };
    const signInWithGoogle = (subject: string) => {
      const now = Math.floor(Date.now() / 1_000);
      const idToken = new UnsecuredJWT({
        ...{ sub: subject, iat: now, exp: now + 600, auth_time: now },
        ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId },
        ...{ email: `${subject}@google.example`, email_verified: true },
        firebase: { sign_in_provider: 'google.com' },
      }).encode();
      return call('POST', '/auth/google', undefined, { idToken });
    };
    const undone = new Error('undone');
    /** Whether something would succeed; it changes nothing. */
    const wouldWork = (act: (transaction: Queries) => Promise<unknown>) =>
      db()
        .transaction(async (transaction) => {
          await act(transaction);
          throw undone;
        })
        .catch((error: unknown) => error === undone);

    /** Recovery codes of people with a passkey. */
    const recoveryCodes = new Map<string, string[]>();
    const proofOf = ({ id, password }: Person) => ({
      password,
      code: recoveryCodes.get(id)?.pop(),
    });
    const askPasskey = async (path: string, token?: string, payload?: object) => {
      const answer = await call('POST', path, token, payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ options: Asked }>().options;
    };
    async function addPasskey(person: Person) {
      const device = new SoftwareAuthenticator('http://pothik.test');
      const options = await askPasskey('/admin/passkeys/options', person.token, proofOf(person));
      const passkey = device.create(options);
      const payload = { name: 'Laptop', passkey };
      const added = await call('POST', '/admin/passkeys', person.token, payload);
      expect(added.statusCode, added.body).toBe(200);
      const { recoveryCodes: codes } = added.json<{ recoveryCodes: string[] }>();
      if (codes.length > 0) recoveryCodes.set(person.id, codes);
      return device;
    }
    const signInWithPasskey = async (device: SoftwareAuthenticator) => {
      const passkey = device.get(await askPasskey('/auth/passkey/options'));
      return call('POST', '/auth/passkey', undefined, { passkey });
    };

    /** How each credential is issued. @returns whether it still gives access. */
    const issue: Record<Credential, (person: Person) => Promise<() => Promise<boolean>>> = {
      async sessions({ id }) {
        const token = await createSession(db(), id);
        return () => isSignedIn(token);
      },
      ownSession: ({ token }) => Promise.resolve(() => isSignedIn(token)),
      loginInProgress({ email, password }) {
        // Not awaited: the change is made while the password is compared.
        const login = call('POST', '/auth/login', undefined, { email, password });
        return Promise.resolve(async () =>
          isSignedIn((await login).json<{ token?: string }>().token ?? 'none'),
        );
      },
      async addressMoves(person) {
        const row = await rowOf(person);
        const former = { ...row, email: `former-${person.email}` };
        const token = await recordMove(db(), former, row.epoch);
        return () => wouldWork((transaction) => undoMove(transaction, token));
      },
      async passwordResets(person) {
        const token = await makeLinkToken(db(), passwordResetJob, await rowOf(person));
        return () => wouldWork((transaction) => takeLink(transaction, passwordResetJob, token));
      },
      async emailVerifications(person) {
        const token = await makeLinkToken(db(), emailVerificationJob, await rowOf(person));
        return () => wouldWork((transaction) => takeLink(transaction, emailVerificationJob, token));
      },
      async identities(person) {
        const { id } = person;
        const subject = `google-of-${id}`;
        const row = { provider: 'google', subject, userId: id };
        await db()
          .insert(identities)
          .values({ ...row, epoch: (await rowOf(person)).epoch });
        return async () => {
          const answer = await signInWithGoogle(subject);
          return answer.json<{ user?: { _id: string } }>().user?._id === id;
        };
      },
      async passkeys(person) {
        const device = await addPasskey(person);
        return async () => (await signInWithPasskey(device)).statusCode === 200;
      },
      async apiKeys(person) {
        const answer = await call('POST', '/admin/api-keys', person.token, {
          ...{ name: 'Export', role: 'agent', readsOnly: true, ...proofOf(person) },
          endsOn: new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10),
        });
        expect(answer.statusCode, answer.body).toBe(200);
        const { key } = answer.json<{ key: string }>();
        return async () => (await call('GET', '/admin/bookings', key)).statusCode === 200;
      },
      async chats({ token }) {
        const { id, visitorToken } = await startChat(get(), { token });
        return async () =>
          (await callAsVisitor(get(), 'GET', `/chats/${id}`, visitorToken)).statusCode === 200;
      },
      async continuations({ token }) {
        const { id, visitorToken } = await startChat(get(), { token });
        const made = await callAsVisitor(get(), 'POST', '/continuations/chats', visitorToken, {
          chatId: id,
        });
        const { continueToken } = made.json<{ continueToken: string }>();
        return async () => {
          const opened = await call('POST', '/continuations/open', undefined, {
            token: continueToken,
          });
          return opened.statusCode === 200;
        };
      },
      async pushSubscriptions({ id, token }) {
        const { id: chatId, visitorToken } = await startChat(get(), { token });
        const { subscription } = await openBrowser(pushOrigin);
        const asked = await callAsVisitor(get(), 'POST', '/push/subscriptions', visitorToken, {
          subscription,
          chatId,
        });
        expect(asked.statusCode, asked.body).toBe(200);
        return async () => (await listBrowsers(db(), { userId: id, chatId })).length > 0;
      },
      async dataAddress({ token, password }) {
        const answer = await call('POST', '/users/data-export', token, { password });
        expect(answer.statusCode, answer.body).toBe(200);
        const { address } = answer.json<{ address: string }>();
        return async () => (await get().app.inject({ url: address })).statusCode === 200;
      },
    };

    /** Makes each change as people make it. */
    const make: Record<ControlChange, (person: Person) => Promise<unknown>> = {
      'password-changed': ({ token, password: currentPassword }) =>
        call('PUT', '/auth/change-password', token, { currentPassword, newPassword }),
      async 'password-reset'({ email }) {
        await call('POST', '/auth/forgot-password', undefined, { email });
        const token = await newestToken(email, '/reset-password');
        return call('POST', '/auth/reset-password', undefined, { token, password: newPassword });
      },
      async 'address-confirmed'({ email, token }) {
        const link = await newestToken(email, '/verify-email');
        return call('POST', '/auth/verify-email', token, { token: link });
      },
      'address-moved': ({ email, token, password: currentPassword }) =>
        call('PUT', '/users/profile', token, {
          ...{ name: 'Rahima Begum', phone: '01712345678', currentPassword },
          email: `moved-${email}`,
        }),
      async 'move-undone'(person) {
        await make['address-moved'](person);
        const token = await newestToken(person.email, '/undo-address-change');
        return call('POST', '/auth/undo-address-change', undefined, { token });
      },
      async 'invitation-accepted'(person) {
        const { id, email } = person;
        await db().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
        const owner = await registerStaff(get(), 'owner');
        await call('POST', '/admin/staff/invitations', owner.token, {
          ...{ name: 'Nasrin', email, role: 'agent' },
        });
        const token = await newestToken(email, '/admin/invitation');
        return call('POST', '/invitations/accept', undefined, { token, password: newPassword });
      },
      async 'role-changed'(person) {
        const owner = await registerStaff(get(), 'owner');
        const { staffVersion: version } = await rowOf(person);
        return call('PUT', `/admin/staff/${person.id}`, owner.token, { role: 'editor', version });
      },
      async 'factor-added'(person) {
        await addPasskey(person);
      },
      async 'factor-removed'(person) {
        await addPasskey(person);
        const listed = await call('GET', '/admin/passkeys', person.token);
        const [newest] = listed.json<{ passkeys: { _id: string }[] }>().passkeys;
        const path = `/admin/passkeys/${newest?._id ?? ''}`;
        return call('DELETE', path, person.token, proofOf(person));
      },
      async 'factors-reset'({ id }) {
        const owner = await registerStaff(get(), 'owner');
        return call('DELETE', `/admin/staff/${id}/second-factor`, owner.token);
      },
      'operator-reset': ({ email }) =>
        db().transaction((transaction) => resetAccount(transaction, email)),
    };

    it.each(kept)(
      '%s, of an account of a %s, ends everything but %j',
      async (change, role, goesOn) => {
        const person =
          role === 'customer'
            ? await register(get(), newcomer())
            : await registerStaff(get(), role);
        const held = role === 'customer' ? customersCredentials : ownersCredentials;
        const issued: [Credential, () => Promise<boolean>][] = [];
        for (const credential of held) {
          if (credential === 'passkeys' && change === 'factor-added') continue;
          issued.push([credential, await issue[credential](person)]);
        }
        const made = await make[change](person);
        if (typeof made === 'object') expect(made).toMatchObject({ statusCode: 200 });
        const working: Credential[] = [];
        for (const [credential, works] of issued) if (await works()) working.push(credential);
        expect(working.toSorted()).toEqual([...goesOn].toSorted());
        const { epoch } = await rowOf(person);
        expect(epoch).toBeGreaterThan(1);
      },
    );

    it('is mailed to the new and the former address, and recorded', async () => {
      const person = await register(get(), newcomer());
      await make['address-moved'](person);
      const stranger = `moved-${person.email}`;
      await make['password-reset']({ ...person, email: stranger });
      const [mail] = (await readAllMails(get(), stranger)).filter((one) =>
        one.includes('A new password was set for your account'),
      );
      expect(mail).toContain('Devices that were signed in before are signed out.');
      expect(mail).toContain('Links that undo an earlier change of the e-mail address');
      const former = await readAllMails(get(), person.email);
      expect(former.at(-1)).toContain(
        'The link that we sent you to undo the move no longer works.',
      );
      const logged = await db().select().from(auditLog).where(eq(auditLog.subject, person.id));
      expect(logged.map(({ action }) => action).toSorted()).toEqual([
        'account.address-move',
        'account.password-reset',
      ]);
    });

    it('closes a connection that joined a chat by its token', async () => {
      const person = await register(get(), newcomer());
      const { id: chatId, visitorToken } = await startChat(get(), { token: person.token });
      const socket = open();
      const joined = await new Promise((resolve) => {
        socket.emit('join', { chatId, visitorToken }, resolve);
      });
      expect(joined).toEqual({ success: true });
      await make['password-changed'](person);
      await eventually(() => expect(socket.connected).toBe(false));
    });

    it('suspends passkeys until their person signs in with the password and a code', async () => {
      const person = await registerStaff(get(), 'agent');
      const device = await addPasskey(person);
      await make['password-reset'](person);
      expect((await signInWithPasskey(device)).json()).toMatchObject({
        code: 'invalid_credentials',
        message: expect.stringContaining('sign in with your password and a code once') as string,
      });
      const code = recoveryCodes.get(person.id)?.pop();
      const login = { email: person.email, password: newPassword, code };
      expect((await call('POST', '/auth/login', undefined, login)).statusCode).toBe(200);
      expect((await signInWithPasskey(device)).statusCode).toBe(200);
    });

    it('lets a Google account of the confirmed address sign in again after a reset', async () => {
      const person = await register(get(), { ...newcomer(), email: 'back@google.example' });
      await issue.identities(person);
      await make['password-reset'](person);
      const answer = await signInWithGoogle('back');
      expect(answer.json()).toMatchObject({ user: { _id: person.id } });
    });

    it('refuses an action whose fresh proof was given before it', async () => {
      const person = await register(get(), newcomer());
      const { token, password } = person;
      await call('POST', '/auth/forgot-password', undefined, { email: person.email });
      const link = await newestToken(person.email, '/reset-password');
      const [removed, reset] = await Promise.all([
        call('DELETE', '/users/account', token, { password }),
        call('POST', '/auth/reset-password', undefined, { token: link, password: newPassword }),
      ]);
      const isThere = (await db().$count(users, eq(users.id, person.id))) === 1;
      expect([removed.statusCode, reset.statusCode]).toEqual(isThere ? [401, 200] : [200, 410]);
    });
  },
  { identityProvider: { projectId, emulatorHost: '127.0.0.1' }, pushOrigins: [pushOrigin] },
);
