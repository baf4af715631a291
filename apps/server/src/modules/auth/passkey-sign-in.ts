import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { consumeTry, refundTry } from '../../http/rate-limit.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assertActive } from './assert-active.ts';
import { authLimits, tryKeys } from './limits.ts';
import { challengeLifetime, createChallenge } from '../second-factor/passkey-challenges.ts';
import { requestOptions, takeAssertion } from '../second-factor/passkeys.ts';
import { relyingPartyOf } from '../second-factor/verify-passkey.ts';
import { messages } from './messages.ts';
import { createSession, endSession } from './sessions.ts';
import { toUser } from './user-serializer.ts';

/** Signing in with a passkey, whose device has verified its person: both factors at once. */
export function passkeySignInHandlers(
  { db }: Pick<Database, 'db'>,
  { publicOrigin }: Pick<ProductFacts, 'publicOrigin'>,
): Handlers['passkeys'] {
  const party = relyingPartyOf(publicOrigin);
  return {
    async options({ address }) {
      await consumeTry(db, tryKeys.challengeFrom(address), authLimits.challengeFrom);
      const challenge = await createChallenge(db, { purpose: 'sign-in' });
      return requestOptions(challenge, party, challengeLifetime);
    },

    async signIn({ body: { passkey }, address, device, token: before }) {
      await consumeTry(db, tryKeys.signInFrom(address), authLimits.signInFrom);
      const proven = await takeAssertion(db, party, passkey);
      const answer = await db.transaction(async (transaction) => {
        const [user] = await transaction.select().from(users).where(eq(users.id, proven.id));
        if (!user || user.role === 'customer') {
          throw new RequestError('invalid_credentials', messages.passkeysForStaff);
        }
        assertActive(user);
        const { id: userId, name } = user;
        await recordAudit(transaction, {
          ...{ actorId: userId, subject: userId, name },
          action: 'factor.passkey-sign-in',
        });
        if (before !== undefined) await endSession(transaction, before);
        return {
          token: await createSession(transaction, proven, device),
          user: toUser(user),
          message: messages.welcomeBack,
        };
      });
      await refundTry(db, tryKeys.signInFrom(address));
      return answer;
    },
  };
}
