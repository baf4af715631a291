import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { sessions, users } from '../../platform/database/schema/index.ts';
import { createId } from '../../platform/id.ts';

/** A session that is not used for so long is over, in milliseconds. */
const sessionLifetime = 30 * 24 * 60 * 60 * 1_000;

/** How often a session's use is written down, in milliseconds. */
const slideInterval = 60 * 60 * 1_000;

/** One that began while its account was being deactivated is worth nothing either. */
const isLiving = and(gt(sessions.expiresAt, sql`now()`), isNull(users.deactivatedAt));

const callerColumns = { userId: users.id, role: users.role, sessionId: sessions.id };

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Begins a session. Its token has 256 bits of chance; only its hash is stored. */
export async function createSession(db: Queries, userId: string, device?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionLifetime);
  const session = { tokenHash: hashToken(token), id: createId(), userId, device, expiresAt };
  await db.insert(sessions).values(session);
  await db.update(users).set({ signedInAt: new Date() }).where(eq(users.id, userId));
  return token;
}

/** The caller whose session a token is; its life is prolonged while it is used. */
export async function findCaller(db: Queries, token: string): Promise<Caller | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ ...callerColumns, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLiving));
  if (!row) return undefined;
  if (Date.now() - row.lastUsedAt.getTime() > slideInterval) {
    await db
      .update(sessions)
      .set({ lastUsedAt: new Date(), expiresAt: new Date(Date.now() + sessionLifetime) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  const { userId, role, sessionId } = row;
  return { userId, role, sessionId };
}

/** The caller of a session that still lives, by its id. */
export async function findCallerOfSession(db: Queries, id: string): Promise<Caller | undefined> {
  const [caller] = await db
    .select(callerColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isLiving));
  return caller;
}

/** The roles of those whose sessions live still, by the id of the session. */
export async function findRoles(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, Caller['role']>> {
  const rows = await db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isLiving));
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** Ends a session; one that is over already stays so. */
export async function endSession(db: Queries, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of a person, but for one where it is named. */
export async function endSessionsOf(
  db: Queries,
  userId: string,
  except?: { sessionId: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except ? ne(sessions.id, except.sessionId) : undefined),
    );
}

/** Removes sessions that are over. */
export async function sweepSessions(db: Queries): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
}

/**
 * A new token for a living session, whose old one ends; nothing for any other. Of two that come
 * with the same token only one gets a new one.
 */
export async function rotateSession(db: Queries, token: string): Promise<string | undefined> {
  const next = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionLifetime);
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash: hashToken(next), lastUsedAt: new Date(), expiresAt })
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)))
    .returning({ userId: sessions.userId });
  if (!renewed) return undefined;
  await db.update(users).set({ signedInAt: new Date() }).where(eq(users.id, renewed.userId));
  return next;
}

/** The living sessions of a person, the one that was used last first. */
export const listSessionsOf = (db: Queries, userId: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
