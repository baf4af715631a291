import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { preferences, users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { findByPassword } from './accounts-of-address.ts';
import { assertActive } from './assert-active.ts';
import type { KnownDevices } from './known-devices.ts';
import { authLimits, tryKeys } from './limits.ts';
import { factorKeys } from '../second-factor/limits.ts';
import { emailVerificationJob } from './mail-links.ts';
import { messages } from './messages.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import { consumeTry, refundTry } from '../../http/rate-limit.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { renewPasskeys } from '../second-factor/passkeys.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { createSession, endSession, rotateSession } from './sessions.ts';
import { countSignIn } from './sign-in-tries.ts';
import { toUser } from './user-serializer.ts';
import { Defect } from '../../platform/defect.ts';

/** The calls of registering, signing in and out. */
export function authHandlers(
  { db }: Pick<Database, 'db'>,
  secrets: SecretSealer,
  passwords: PasswordPolicy,
  devices: KnownDevices,
): Pick<Handlers['auth'], 'register' | 'login' | 'logout' | 'me' | 'refresh'> {
  return {
    /** Every registration makes an account of its own: the answer does not tell who has one. */
    async register({ body, address, language, device, token: before }) {
      await consumeTry(db, tryKeys.registerFrom(address), authLimits.registerFrom);
      await consumeTry(db, tryKeys.addressTaken(body.email, address), authLimits.addressTaken);
      const { password, ...person } = body;
      const assertAcceptable = await passwords.read();
      assertAcceptable('password', password, { ...person, role: 'customer' });
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        if (before !== undefined) await endSession(transaction, before);
        const [user] = await transaction
          .insert(users)
          .values({ id: createId(), ...person, passwordHash })
          .returning();
        if (!user) throw new Defect('the account was not stored');
        await transaction.insert(preferences).values({ userId: user.id, language });
        await enqueue(transaction, {
          kind: emailVerificationJob,
          eventKey: `${user.id}:${user.email}`,
          payload: { userId: user.id, email: user.email },
        });
        return {
          token: await createSession(transaction, user, device),
          user: toUser(user),
          message: messages.accountCreated,
        };
      });
    },

    async login({ body: { email, password, code }, address, device, keptByDevice, token: before }) {
      const known = devices.recognise(email, keptByDevice);
      const counted = await countSignIn(db, { email, address, device: known });
      const user = await findByPassword(db, email, password);
      if (!user) throw new RequestError('invalid_credentials', messages.wrongCredentials);
      assertActive(user);
      // This one alone: whoever has an account of this address may be guessing at another of it.
      for (const key of counted) await refundTry(db, key);
      const factorKey = factorKeys.secondFactorAtSignIn(user.id, known);
      const hasProvenFactor = await checkSecondFactor(db, secrets, user, code, factorKey);
      return db.transaction(async (transaction) => {
        const session = await createSession(transaction, user, device);
        if (hasProvenFactor) await renewPasskeys(transaction, user);
        if (before !== undefined) await endSession(transaction, before);
        return { token: session, user: toUser(user), message: messages.welcomeBack };
      });
    },

    async logout({ token }) {
      if (token !== undefined) await endSession(db, token);
      return { message: messages.loggedOut };
    },

    async me({ caller }) {
      const { userId, needsSecondFactor } = signedIn(caller);
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (!user) throw new RequestError('unauthorized', general.signInFirst);
      return { user: { ...toUser(user), ...omitNullish({ needsSecondFactor }) } };
    },

    async refresh({ token }) {
      const next = token === undefined ? undefined : await rotateSession(db, token);
      if (next === undefined) throw new RequestError('unauthorized', general.signInFirst);
      return { token: next };
    },
  };
}
