import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import { continuations } from './schema.ts';
import type { SecretSealer } from '../../platform/sealed.ts';

/** The lifetime of a token, in milliseconds. */
const lifetime = 10 * 60_000;

const continued = z.union([
  z.object({ chat: z.object({ id: z.string(), visitorToken: z.string() }) }),
  z.object({ booking: z.object({ link: z.string() }) }),
]);

/** The credentials of a chat or a booking. */
export type Continued = z.infer<typeof continued>;

const hashOf = (token: string) =>
  createHash('sha256').update(`continuation:${token}`).digest('base64url');

// Sealed for its own token, so that no row can be put in another's place.
export const continuationPurpose = (tokenHash: string): string => `continuation ${tokenHash}`;

/** Makes a token that gives this out once. What it gives is sealed: a visitor token is stored as a hash alone. */
export async function issueToken(db: Queries, secrets: SecretSealer, what: Continued) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOf(token);
  const expiresAt = new Date(Date.now() + lifetime);
  const sealed = secrets.seal(continuationPurpose(tokenHash), JSON.stringify(what));
  await db.insert(continuations).values({ tokenHash, sealed, expiresAt });
  return { continueToken: token, expiresAt: expiresAt.toISOString() };
}

/** Uses a token up. Of two at once one has it; one that is over has nothing. */
export async function useToken(
  db: Queries,
  secrets: SecretSealer,
  token: string,
): Promise<Continued | undefined> {
  const tokenHash = hashOf(token);
  const [row] = await db
    .delete(continuations)
    .where(and(eq(continuations.tokenHash, tokenHash), gt(continuations.expiresAt, sql`now()`)))
    .returning({ sealed: continuations.sealed });
  return (
    row && continued.parse(JSON.parse(secrets.open(continuationPurpose(tokenHash), row.sealed)))
  );
}

/** Removes tokens whose minutes are over. */
export async function sweepContinuations(db: Queries): Promise<void> {
  await db.delete(continuations).where(lte(continuations.expiresAt, sql`now()`));
}
