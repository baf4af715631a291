import { and, desc, eq } from 'drizzle-orm';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { passkeys } from '../../../platform/database/schema/index.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { verifyAssertion, type Assertion, type RelyingParty } from './verify-passkey.ts';

/** The passkeys of an account, the newest first. */
export const listPasskeys = (db: Queries, userId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));

export async function hasPasskey(db: Queries, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return found !== undefined;
}

/** The account as passkeys know it: they hand it back when they sign. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** Asks a browser for a signature of whoever unlocks the device. */
export const requestOptions = (
  challenge: string,
  { id: rpId }: RelyingParty,
  timeout: number,
  allowed: readonly { credentialId: string }[] = [],
) => ({
  options: {
    challenge,
    rpId,
    timeout,
    userVerification: 'required' as const,
    allowCredentials: allowed.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
  },
});

/**
 * Takes what a passkey has signed, once.
 *
 * @param prover whose passkey it has to be, as a proof for a call of theirs; absent: it signs in.
 * @returns whose passkey it is.
 * @throws RequestError `invalid_credentials` where it is not known, or has not signed what it was asked to.
 */
export async function takeAssertion(
  db: Queries,
  party: RelyingParty,
  assertion: Assertion,
  prover?: { userId: string },
): Promise<string> {
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credentialId, assertion.id));
  const { userHandle } = assertion.response;
  const isTheirs =
    known !== undefined &&
    (prover === undefined || prover.userId === known.userId) &&
    (userHandle === undefined || userHandle === userHandleOf(known.userId));
  const counter =
    isTheirs &&
    (await verifyAssertion(
      assertion,
      {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
      {
        party,
        isOwnChallenge: (challenge) =>
          takeChallenge(
            db,
            prover ? { purpose: 'prove', ...prover } : { purpose: 'sign-in' },
            challenge,
          ),
      },
    ));
  if (typeof counter === 'number' && isTheirs) {
    // Of two with the same count one is a copy.
    const used = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date() })
      .where(and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter)))
      .returning({ userId: passkeys.userId });
    if (used[0]) return used[0].userId;
  }
  const message = 'This passkey is not known here, or took too long. Please try again.';
  throw new RequestError('invalid_credentials', message);
}
