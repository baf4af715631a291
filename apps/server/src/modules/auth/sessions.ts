import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, ne, not, sql } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { passkeys, sessions } from './schema.ts';
import { secondFactorRoles, secondFactors } from '../staff/schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';

const minute = 60 * 1_000;
const hour = 60 * minute;

/** How long sessions live, in milliseconds. */
interface Lifetime {
  /** Without use. */
  idle: number;
  /** However much it is used. */
  whole: number;
  /** How often its use is written down. */
  step: number;
}

/** What staff can do reaches everybody's bookings: a session that was left open ends the same day. */
const staffLifetime: Lifetime = { idle: 30 * minute, whole: 12 * hour, step: minute };
/** A phone is one person's, and is lost or sold now and then. */
const customerLifetime: Lifetime = { idle: 30 * 24 * hour, whole: 90 * 24 * hour, step: hour };

const lifetimeOf = (role: Caller['role']) =>
  role === 'customer' ? customerLifetime : staffLifetime;

/** When a session that is used now ends without further use. */
function expiryOf(
  { idle, whole }: Lifetime,
  { createdAt, endsAt }: { createdAt: Date; endsAt: Date | null },
): Date {
  // One that began before all had an end has none of its own.
  const end = endsAt?.getTime() ?? createdAt.getTime() + whole;
  return new Date(Math.min(Date.now() + idle, end));
}

/** A session that began while control of its account changed, or while it was deactivated, opens nothing. */
const isLiving = and(
  gt(sessions.expiresAt, sql`now()`),
  eq(sessions.epoch, users.epoch),
  isNull(users.deactivatedAt),
);

/** Their role demands a second factor, and they have none: nothing but setting one up is open to them. */
const needsSecondFactor = sql<boolean>`(
  exists (select from ${secondFactorRoles} where ${secondFactorRoles.role} = ${users.role})
  and not exists (
    select from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null
  )
  and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
)`;

/** A session that opens what its role may do. */
const isOpen = and(isLiving, not(needsSecondFactor));

const callerColumns = { userId: users.id, role: users.role, sessionId: sessions.id };

/** Living sessions of one account: beyond that, signing in ends the one that was used least recently. */
const mostSessions = 50;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Begins a session. Its token has 256 bits of chance; only its hash is stored.
 *
 * @param account as it was when the person proved that it is theirs.
 * @throws RequestError `invalid_credentials` when control of the account has changed since.
 */
export async function createSession(
  db: Queries,
  { id: userId, epoch }: { id: string; epoch: number },
  device?: string,
): Promise<string> {
  // The update waits for a change that is being made, and then finds the new epoch.
  const [user] = await db
    .update(users)
    .set({ signedInAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.epoch, epoch)))
    .returning({ role: users.role });
  if (!user) throw new RequestError('invalid_credentials', messages.wrongCredentials);
  const lifetime = lifetimeOf(user.role);
  const createdAt = new Date();
  const endsAt = new Date(createdAt.getTime() + lifetime.whole);
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    id: createId(),
    userId,
    epoch,
    device,
    expiresAt: expiryOf(lifetime, { createdAt, endsAt }),
    endsAt,
  });
  const least = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(mostSessions);
  await db.delete(sessions).where(inArray(sessions.id, least));
  return token;
}

/**
 * The caller whose session a token is; its life is prolonged while it is used.
 *
 * @param isIdle nobody uses it: its life stays as it is.
 */
export async function findCaller(
  db: Queries,
  token: string,
  isIdle = false,
): Promise<Caller | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      ...callerColumns,
      needsSecondFactor,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLiving));
  if (!row) return undefined;
  const { userId, role, sessionId, lastUsedAt } = row;
  const lifetime = lifetimeOf(role);
  if (!isIdle && Date.now() - lastUsedAt.getTime() > lifetime.step) {
    await db
      .update(sessions)
      .set({ lastUsedAt: new Date(), expiresAt: expiryOf(lifetime, row) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { userId, role, sessionId, ...(row.needsSecondFactor ? { needsSecondFactor: true } : {}) };
}

/** The caller of a session that is still open, by its id. */
export async function findCallerOfSession(db: Queries, id: string): Promise<Caller | undefined> {
  const [caller] = await db
    .select(callerColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isOpen));
  return caller;
}

/** The roles of those whose sessions are still open, by the id of the session. */
export async function findRoles(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, Caller['role']>> {
  const rows = await db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isOpen));
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

/** Ends one session of a person. @returns whether it was theirs. */
export async function endOwnSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Removes sessions that are over. */
export async function sweepSessions(db: Queries): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
}

/**
 * A new token for a living session, whose old one ends; nothing for any other. Of two that come
 * with the same token only one gets a new one. When it ends at the latest stays as it is.
 */
export async function rotateSession(db: Queries, token: string): Promise<string | undefined> {
  const tokenHash = hashToken(token);
  const [known] = await db
    .select({ role: users.role, createdAt: sessions.createdAt, endsAt: sessions.endsAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLiving));
  if (!known) return undefined;
  const next = randomBytes(32).toString('base64url');
  const expiresAt = expiryOf(lifetimeOf(known.role), known);
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash: hashToken(next), lastUsedAt: new Date(), expiresAt })
    .where(eq(sessions.tokenHash, tokenHash))
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
