import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { passkeyChallenges } from '../auth/schema.ts';

/** A person has so long for it, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

/** The purpose of a challenge, and whose it is; nobody is known before signing in. */
export type ChallengePurpose =
  | { purpose: 'sign-in' }
  | { purpose: 'add' | 'prove'; userId: string };

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** A new challenge, of 256 bits of chance. Only its hash is stored. */
export async function createChallenge(db: Queries, asked: ChallengePurpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + challengeLifetime);
  await db
    .insert(passkeyChallenges)
    .values({ ...asked, challengeHash: hashOf(challenge), expiresAt });
  return challenge;
}

/** Takes a challenge that was made for this and has not ended; from then on it is none. */
export async function takeChallenge(
  db: Queries,
  asked: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const { challengeHash, purpose, userId, expiresAt } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, hashOf(challenge)),
        eq(purpose, asked.purpose),
        'userId' in asked ? eq(userId, asked.userId) : isNull(userId),
        gt(expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose });
  return taken.length > 0;
}

/** Removes challenges that have ended. */
export async function sweepChallenges(db: Queries): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
}
