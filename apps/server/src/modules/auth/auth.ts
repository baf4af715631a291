import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../../platform/database/schema/index.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { authLimits, tryKeys } from './limits.ts';
import { emailVerificationJob } from './mail-links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { countTry, forgetTries, takeTryBack } from './rate-limit.ts';
import { createSession, endSession, rotateSession } from './sessions.ts';
import { toUser } from './user-answer.ts';

/** The calls of registering, signing in and out. */
export function authHandlers({
  db,
}: Pick<Database, 'db'>): Pick<
  Handlers['auth'],
  'register' | 'login' | 'logout' | 'me' | 'refresh'
> {
  return {
    async register({ body, address }) {
      await countTry(db, tryKeys.registerFrom(address), authLimits.registerFrom);
      const { password, ...person } = body;
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        const [user] = await transaction
          .insert(users)
          .values({ id: createId(), ...person, passwordHash })
          .onConflictDoNothing()
          .returning();
        if (!user) {
          const message = 'An account with this email already exists. Please sign in.';
          throw new RequestError('conflict', message, { fields: { email: message } });
        }
        await enqueue(transaction, {
          kind: emailVerificationJob,
          eventKey: `${user.id}:${user.email}`,
          payload: { email: user.email },
        });
        return { token: await createSession(transaction, user.id), user: toUser(user) };
      });
    },

    async login({ body: { email, password }, address }) {
      const here = tryKeys.signInHere(email, address);
      const anywhere = tryKeys.signInAnywhere(email);
      const from = tryKeys.signInFrom(address);
      await countTry(db, here, authLimits.signInHere);
      await countTry(db, from, authLimits.signInFrom);
      await countTry(db, anywhere, authLimits.signInAnywhere);
      const [user] = await db.select().from(users).where(eq(users.email, email));
      const matches = await verifyPassword(password, user?.passwordHash ?? null);
      if (!user || !matches) {
        throw new RequestError('invalid_credentials', 'Invalid email or password.');
      }
      await forgetTries(db, here);
      await takeTryBack(db, from);
      await takeTryBack(db, anywhere);
      return { token: await createSession(db, user.id), user: toUser(user) };
    },

    async logout({ token }) {
      if (token !== undefined) await endSession(db, token);
      return { message: 'Logged out successfully' };
    },

    async me({ caller }) {
      const [user] = await db
        .select()
        .from(users)
        .where(eq(users.id, signedIn(caller).userId));
      if (!user) throw new RequestError('unauthorized', 'Please login to continue.');
      return { user: toUser(user) };
    },

    async refresh({ token }) {
      const next = token === undefined ? undefined : await rotateSession(db, token);
      if (next === undefined) throw new RequestError('unauthorized', 'Please login to continue.');
      return { token: next };
    },
  };
}
