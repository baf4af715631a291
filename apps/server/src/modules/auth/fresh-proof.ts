import { and, eq } from 'drizzle-orm';
import { refuseField, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { identities } from './schema.ts';
import { users } from '../users/schema.ts';
import type { Proven } from './control/change-control.ts';
import type { VerifyGoogleToken } from './google-token.ts';
import { checkOwnPassword } from './password-handlers.ts';

/** How old a sign-in at Google may be, in milliseconds. */
const freshness = 10 * 60_000;

/** A proof of who calls, besides a session, which may be a thief's. */
export interface Proof {
  password?: string | undefined;
  idToken?: string | undefined;
}

/**
 * Asks for a fresh proof: the password, or a token of the Google account that this one is linked with.
 *
 * @param field the input that is named where there is none.
 * @returns the account in the epoch of the proof, for `assertStillProven`.
 * @throws RequestError `validation_failed` without a proof, `invalid_credentials` with a wrong one,
 *   `rate_limited` after too many.
 */
export async function checkProof(
  db: Queries,
  verify: VerifyGoogleToken,
  userId: string,
  { password, idToken }: Proof,
  field: string,
): Promise<Proven> {
  if (password !== undefined) return checkOwnPassword(db, userId, password);
  if (idToken === undefined) throw refuseField(field, messages.enterPassword);
  const { subject, signedInAt } = await verify(idToken);
  if (Date.now() - signedInAt > freshness) {
    throw new RequestError('invalid_credentials', messages.signInWithGoogleAgain);
  }
  const [linked] = await db
    .select({ epoch: users.epoch })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.epoch, users.epoch),
        eq(identities.userId, userId),
        eq(identities.provider, 'google'),
        eq(identities.subject, subject),
      ),
    );
  if (!linked) throw new RequestError('invalid_credentials', messages.googleNotLinked);
  return { userId, epoch: linked.epoch };
}
