import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../../http/calls/call.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { apiKeys } from '../../staff/schema.ts';
import { users } from '../../users/schema.ts';

/** A key begins with it, so that scanners for secrets know it in a repository. */
const prefix = 'ptk_';

/** The use of a key is written down once in so many milliseconds. */
const step = 60_000;

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** A new key with 256 bits of chance, and the hash of it that is stored. */
export function createApiKey(): { key: string; keyHash: string } {
  const key = prefix + randomBytes(32).toString('base64url');
  return { key, keyHash: hashKey(key) };
}

/** Tells whether a token is meant to be a key, and no session. */
export const isApiKey = (token: string): boolean => token.startsWith(prefix);

/** It has not ended, and who has issued it is an owner still. */
const isLiving = and(
  gt(apiKeys.endsAt, sql`now()`),
  eq(apiKeys.epoch, users.epoch),
  eq(users.role, 'owner'),
  isNull(users.deactivatedAt),
);

const selectLiving = (db: Queries) =>
  db.select({ key: apiKeys }).from(apiKeys).innerJoin(users, eq(users.id, apiKeys.issuedBy));

function toCaller({ id, issuedBy, role, name, readsOnly }: typeof apiKeys.$inferSelect): Caller {
  return { userId: issuedBy, role, sessionId: id, key: { name, readsOnly } };
}

/** The caller whose key this is: with the role of the key, in the name of who has issued it. */
export async function findCallerOfKey(db: Queries, key: string): Promise<Caller | undefined> {
  const [found] = await selectLiving(db).where(and(eq(apiKeys.keyHash, hashKey(key)), isLiving));
  if (!found) return undefined;
  const { id, lastUsedAt } = found.key;
  if (lastUsedAt === null || Date.now() - lastUsedAt.getTime() > step) {
    await db.update(apiKeys).set({ lastUsedAt: new Date() }).where(eq(apiKeys.id, id));
  }
  return toCaller(found.key);
}

/** The caller of a key that lives still, by its id. */
export async function findCallerOfKeyId(db: Queries, id: string): Promise<Caller | undefined> {
  const [found] = await selectLiving(db).where(and(eq(apiKeys.id, id), isLiving));
  return found && toCaller(found.key);
}

/** Counts the keys that have not ended yet. */
export async function countLivingKeys(db: Queries): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(apiKeys)
    .where(gt(apiKeys.endsAt, sql`now()`));
  return counted?.total ?? 0;
}

/** Removes keys that have ended a month ago: until then owners see why a program has stopped. */
export async function sweepApiKeys(db: Queries): Promise<void> {
  await db.delete(apiKeys).where(lte(apiKeys.endsAt, sql`now() - interval '30 days'`));
}
