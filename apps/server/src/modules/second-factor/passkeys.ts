import { and, desc, eq } from 'drizzle-orm';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { passkeys } from '../auth/schema.ts';
import { users } from '../users/schema.ts';
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

/** Lets all passkeys of an account sign in again: the person gave the password and a code. */
export async function renewPasskeys(
  transaction: Queries,
  { id, epoch }: { id: string; epoch: number },
): Promise<void> {
  await transaction.update(passkeys).set({ epoch }).where(eq(passkeys.userId, id));
}

/**
 * Takes what a passkey has signed, once.
 *
 * @param prover whose passkey it has to be, as a proof for a call of theirs; absent: it signs in.
 * @returns the account, in the epoch to which the passkey belongs.
 * @throws RequestError `invalid_credentials` for a passkey that is unknown, has not signed what it was asked to, or is
 *   suspended since control of its account changed.
 */
export async function takeAssertion(
  db: Queries,
  party: RelyingParty,
  assertion: Assertion,
  prover?: { userId: string },
): Promise<{ id: string; epoch: number }> {
  const [found] = await db
    .select({ passkey: passkeys, accountEpoch: users.epoch })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, assertion.id));
  const known = found?.passkey;
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
      .returning({ id: passkeys.id });
    if (used.length > 0 && known.epoch !== found?.accountEpoch) {
      throw new RequestError('invalid_credentials', messages.passkeyOutdated);
    }
    if (used.length > 0) return { id: known.userId, epoch: known.epoch };
  }
  throw new RequestError('invalid_credentials', messages.passkeyUnknown);
}
