import { UnsecuredJWT } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { callAsVisitor, startChat } from './chat-people.ts';
import { readAllMails, tokenIn } from './outbox.ts';
import { callApi, newcomer, register, registerStaff, type Person } from './people.ts';

const projectId = 'pothik-test';
const victimsPassword = 'victims-boat-8';
let victims = 0;

// Attacks on the life cycle of accounts, made through the API alone.
describeApp(
  'a taken-over account',
  (get) => {
    beforeEach(async () => {
      await get().database.pool.query('delete from rate_limits');
    });

    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token?: string) =>
      callApi(get(), method, path, {
        ...(payload === undefined ? {} : { payload }),
        ...(token === undefined ? {} : { token }),
      });
    const linkTo = async (mailbox: string, page: string) => {
      const mails = await readAllMails(get(), mailbox);
      return tokenIn(mails.findLast((mail) => mail.includes(page)));
    };
    const newMailbox = () => {
      victims += 1;
      return `victim-${String(victims)}@example.com`;
    };
    const move = ({ token, password: currentPassword }: Person, email: string) =>
      call(
        'PUT',
        '/users/profile',
        { name: 'X', phone: '01712345678', email, currentPassword },
        token,
      );
    /** The owner of a mailbox sets a password by "Forgot password?" and signs in. */
    async function claim(email: string): Promise<string> {
      await call('POST', '/auth/forgot-password', { email });
      const token = await linkTo(email, '/reset-password');
      const reset = { token, password: victimsPassword };
      expect((await call('POST', '/auth/reset-password', reset)).statusCode).toBe(200);
      const login = await call('POST', '/auth/login', { email, password: victimsPassword });
      return login.json<{ token: string }>().token;
    }
    const isSignedIn = async (token: string) =>
      (await call('GET', '/auth/me', undefined, token)).statusCode === 200;
    const googleToken = (subject: string, email: string) => {
      const now = Math.floor(Date.now() / 1_000);
      return new UnsecuredJWT({
        ...{ sub: subject, iat: now, exp: now + 600, auth_time: now },
        ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId },
        ...{ email, email_verified: true, firebase: { sign_in_provider: 'google.com' } },
      }).encode();
    };

    it('cannot be taken back by the undo link of the mailbox that it had before', async () => {
      const attacker = await register(get(), newcomer());
      const mailbox = newMailbox();
      await move(attacker, mailbox);
      const undo = await linkTo(attacker.email, '/undo-address-change');
      const victim = await claim(mailbox);
      const undone = await call('POST', '/auth/undo-address-change', { token: undo });
      expect(undone.json()).toMatchObject({ code: 'gone' });
      expect(await isSignedIn(victim)).toBe(true);
    });

    it('does not open to the Google account of its former holder, also for a copy of its data', async () => {
      const idToken = googleToken('attacker', 'attacker@google.example');
      const before = await call('POST', '/auth/google', { idToken });
      const { token, user } = before.json<{ token: string; user: { _id: string } }>();
      const mailbox = newMailbox();
      const profile = { name: 'X', phone: '01712345678', email: mailbox, idToken };
      expect((await call('PUT', '/users/profile', profile, token)).statusCode).toBe(200);
      const victim = await claim(mailbox);
      const after = await call('POST', '/auth/google', { idToken });
      expect(after.json<{ user: { _id: string } }>().user._id).not.toBe(user._id);
      const asked = await call('POST', '/users/data-export', { idToken }, victim);
      expect(asked.json()).toMatchObject({ code: 'invalid_credentials' });
    });

    it('that has joined the staff is not opened by a former mailbox', async () => {
      const person = await register(get(), newcomer());
      const mailbox = newMailbox();
      await move(person, mailbox);
      const undo = await linkTo(person.email, '/undo-address-change');
      const confirm = await linkTo(mailbox, '/verify-email');
      await call('POST', '/auth/verify-email', { token: confirm }, person.token);
      const owner = await registerStaff(get(), 'owner');
      const invitation = { name: 'Nasrin', email: mailbox, role: 'owner' };
      await call('POST', '/admin/staff/invitations', invitation, owner.token);
      const accepted = await call('POST', '/invitations/accept', {
        token: await linkTo(mailbox, '/admin/invitation'),
        password: 'staff-river-2026',
      });
      const { token, user } = accepted.json<{ token: string; user: { _id: string } }>();
      expect(user._id).toBe(person.id);
      const undone = await call('POST', '/auth/undo-address-change', { token: undo });
      expect(undone.json()).toMatchObject({ code: 'gone' });
      expect(await isSignedIn(token)).toBe(true);
    });

    it('is not kept by a sign-in that compared the old password before the reset', async () => {
      for (let round = 0; round < 5; round += 1) {
        const attacker = await register(get(), newcomer());
        await call('POST', '/auth/forgot-password', { email: attacker.email });
        const token = await linkTo(attacker.email, '/reset-password');
        const { email, password } = attacker;
        const [login, reset] = await Promise.all([
          call('POST', '/auth/login', { email, password }),
          call('POST', '/auth/reset-password', { token, password: victimsPassword }),
        ]);
        expect(reset.statusCode).toBe(200);
        expect(await isSignedIn(login.json<{ token?: string }>().token ?? 'none')).toBe(false);
      }
    });

    it('shows nothing to the holder of a chat token from before', async () => {
      const attacker = await register(get(), newcomer());
      const { id, visitorToken } = await startChat(get(), { token: attacker.token });
      const mailbox = newMailbox();
      await move(attacker, mailbox);
      const victim = await claim(mailbox);
      const said = { content: 'My passport number is BX0123456' };
      const sent = await call('POST', `/chats/${id}/messages/customer`, said, victim);
      expect(sent.statusCode).toBe(200);
      const read = await callAsVisitor(get(), 'GET', `/chats/${id}`, visitorToken);
      expect(read.statusCode).toBe(404);
    });
  },
  { identityProvider: { projectId, emulatorHost: '127.0.0.1' } },
);
