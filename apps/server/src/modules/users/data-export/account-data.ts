import { desc, eq, or } from 'drizzle-orm';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import { notFound } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import {
  addressMoves,
  emailVerifications,
  identities,
  passwordResets,
  sessions,
} from '../../auth/schema.ts';
import { auditLog } from '../../audit/schema.ts';
import { bookings } from '../../bookings/schema.ts';
import { chats } from '../../chat/schema.ts';
import { newsletterSubscribers } from '../../newsletter/schema.ts';
import { preferences, users } from '../schema.ts';
import { pushSubscriptions } from '../../push/schema.ts';
import { listConsents } from '../../consents/consents.ts';

/** What is known of somebody beside what they booked and said. */
export async function readAccountData(db: Queries, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound('This account');
  // Who has the hash can guess the password; the rest says nothing that the others do not.
  const { passwordHash, searchText: _search, staffVersion: _staff, ...profile } = user;
  const [chosen] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return {
    profile: omitNullish({ ...profile, hasPassword: passwordHash !== null }),
    preferences: chosen,
    newsletter: await readNewsletter(db, user),
    signInsElsewhere: await db
      .select({
        provider: identities.provider,
        id: identities.subject,
        since: identities.createdAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    sessions: await db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    formerAddresses: await db
      .select({
        email: addressMoves.formerEmail,
        since: addressMoves.formerEmailSince,
        until: addressMoves.createdAt,
      })
      .from(addressMoves)
      .where(eq(addressMoves.userId, userId)),
    consents: await listConsents(db, userId),
    browsersThatAreTold: await readBrowsers(db, userId),
    mailedLinks: await readLinks(db, userId),
    log: await db
      .select({ action: auditLog.action, at: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.actorId, userId))
      .orderBy(desc(auditLog.createdAt)),
  };
}

/** Any address can be given: a subscription is a person's once the address is shown to be theirs. */
async function readNewsletter(db: Queries, { email, emailVerifiedAt }: typeof users.$inferSelect) {
  if (emailVerifiedAt === null) return undefined;
  const [subscription] = await db
    .select({
      email: newsletterSubscribers.email,
      askedAt: newsletterSubscribers.createdAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return subscription;
}

/** The browsers that are told of a person's things by their push services. */
async function readBrowsers(db: Queries, userId: string) {
  const rows = await db
    .select({
      since: pushSubscriptions.createdAt,
      language: pushSubscriptions.language,
      device: sessions.device,
    })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoin(bookings, eq(bookings.id, pushSubscriptions.bookingId))
    .leftJoin(chats, eq(chats.id, pushSubscriptions.chatId))
    .where(or(eq(sessions.userId, userId), eq(bookings.userId, userId), eq(chats.userId, userId)));
  return rows.map((row) => omitNullish(row));
}

async function readLinks(db: Queries, userId: string) {
  const columnsOf = (table: typeof passwordResets | typeof emailVerifications) => ({
    email: table.email,
    sentAt: table.createdAt,
    expiresAt: table.expiresAt,
    usedAt: table.usedAt,
  });
  return {
    forNewPassword: await db
      .select(columnsOf(passwordResets))
      .from(passwordResets)
      .where(eq(passwordResets.userId, userId)),
    toConfirmAddress: await db
      .select(columnsOf(emailVerifications))
      .from(emailVerifications)
      .where(eq(emailVerifications.userId, userId)),
  };
}
