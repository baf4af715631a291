import { idempotencyKeys } from '../schema.ts';
import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { messages } from '../../../http/messages.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import type { SentDocument } from '../../files/documents.ts';

/** A call that may be sent again. */
export interface RepeatableCall {
  /** Keys of different owners have nothing to do with each other. */
  owner: string;
  key: string;
  /** Of all that was sent. */
  fingerprint: string;
  what: 'booking' | 'answer';
}

/** The time for which a call can be sent again: longer than a device keeps one that found no line. */
const lifetime = sql`now() + interval '10 days'`;

/** Whose keys a caller's are. A guest has nothing but the key, which therefore is hard to guess. */
export const keyOwner = (userId: string | undefined) =>
  userId === undefined ? 'guest' : `user:${userId}`;

async function digestOf(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.stream()) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Tells one request's content from another's, and nobody without the secret what it was. */
export async function fingerprintOf(
  secret: Buffer,
  fields: Record<string, unknown>,
  sent: readonly SentDocument<string, Blob>[],
): Promise<string> {
  const hash = createHmac('sha256', secret);
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  hash.update(JSON.stringify(sorted));
  for (const { part, file } of sent) hash.update(`\n${part}:${await digestOf(file)}`);
  return hash.digest('base64url');
}

const answerSchema = z.object({ bookingId: z.string() });

/**
 * The booking that an earlier call with this key has made, or that it answered for.
 *
 * @throws RequestError `idempotency_conflict` where that call was another one.
 */
export async function findEarlier(
  db: Queries,
  { owner, key, fingerprint, what }: RepeatableCall,
): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.owner, owner),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.expiresAt, sql`now()`),
      ),
    );
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) {
    throw new RequestError('idempotency_conflict', messages.sentBefore(what));
  }
  return answerSchema.parse(row.answer).bookingId;
}

/**
 * Takes a key for the booking that the same transaction makes or changes. Of two calls at once the second
 * waits here for the first.
 *
 * @returns whether it was free.
 */
export async function claimKey(
  transaction: Queries,
  call: RepeatableCall,
  bookingId: string,
): Promise<boolean> {
  const claim = { fingerprint: call.fingerprint, answer: { bookingId }, expiresAt: lifetime };
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ owner: call.owner, key: call.key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: claim,
      setWhere: lte(idempotencyKeys.expiresAt, sql`now()`),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/**
 * Does what a call asks for. Where that fails because the same call came twice at once, and the other one has
 * used up what both need, nothing is left to be done.
 *
 * @returns nothing where the other one has done it.
 */
export async function unlessDone<Result>(
  db: Queries,
  call: RepeatableCall | undefined,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (call && (await findEarlier(db, call)) !== undefined) return undefined;
    throw error;
  }
}

/** Removes keys of calls that nobody sends again. */
export async function sweepIdempotencyKeys(db: Queries): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, sql`now()`));
}
