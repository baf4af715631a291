import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../../platform/database/schema/index.ts';
import { verifyPassword } from './passwords.ts';
import { countTry, forgetTries } from './rate-limit.ts';
import { createSession, endSession, rotateSession } from './sessions.ts';
import { toUser } from './user-answer.ts';

/** On one account, and from one address. */
const loginLimits = {
  account: { tries: 10, seconds: 15 * 60 },
  address: { tries: 100, seconds: 15 * 60 },
};

const accountKey = (email: string) =>
  `login:account:${createHash('sha256').update(email).digest('base64url')}`;

/** The calls of signing in and out. */
export function authHandlers(
  db: Queries,
): Pick<Handlers['auth'], 'login' | 'logout' | 'me' | 'refresh'> {
  return {
    async login({ body, address }) {
      await countTry(db, `login:address:${address}`, loginLimits.address);
      await countTry(db, accountKey(body.email), loginLimits.account);
      const [user] = await db.select().from(users).where(eq(users.email, body.email));
      const matches = await verifyPassword(body.password, user?.passwordHash ?? null);
      if (!user || !matches) {
        throw new RequestError('invalid_credentials', 'Invalid email or password.');
      }
      await forgetTries(db, accountKey(body.email));
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
