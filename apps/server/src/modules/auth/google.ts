import { and, eq } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { identities } from './schema.ts';
import { preferences, users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { findConfirmed, type OnConfirmed } from './accounts-of-address.ts';
import type { GoogleIdentity, VerifyGoogleToken } from './google-token.ts';
import { authLimits, tryKeys } from './limits.ts';
import { consumeTry, refundTry } from '../../http/rate-limit.ts';
import { createSession, endSession } from './sessions.ts';
import { toUser, type UserRow } from './user-serializer.ts';

const provider = 'google';

/** Signing in with an identity token of Google. */
export function googleHandler(
  { db }: Pick<Database, 'db'>,
  verify: VerifyGoogleToken,
  onConfirmed: OnConfirmed,
): Handlers['auth']['google'] {
  return async ({ body, address, language, device, token: before }) => {
    await consumeTry(db, tryKeys.signInFrom(address), authLimits.signInFrom);
    const identity = await verify(body.idToken);
    const answer = await db.transaction(async (transaction) => {
      const user =
        (await findByIdentity(transaction, identity)) ??
        (await joinByAddress(transaction, identity)) ??
        (await createAccount(transaction, identity, language));
      if (user.role !== 'customer') {
        throw new RequestError('conflict', messages.signInWithPassword);
      }
      if (before !== undefined) await endSession(transaction, before);
      if (user.email === identity.email) await onConfirmed(transaction, user.id);
      return {
        token: await createSession(transaction, user, device),
        user: toUser(user),
        message: messages.welcomeBack,
      };
    });
    await refundTry(db, tryKeys.signInFrom(address));
    return answer;
  };
}

async function findByIdentity(db: Queries, { subject }: GoogleIdentity) {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.provider, provider),
        eq(identities.subject, subject),
        eq(identities.epoch, users.epoch),
      ),
    );
  return found?.user;
}

/** Lets a Google account sign in to this account from now on. */
async function link(db: Queries, subject: string, { id: userId, epoch }: UserRow): Promise<void> {
  await db
    .insert(identities)
    .values({ provider, subject, userId, epoch })
    // A link that ended with an earlier epoch may still be stored.
    .onConflictDoUpdate({
      target: [identities.provider, identities.subject],
      set: { userId, epoch },
    });
}

/**
 * The confirmed account of this address. One that nobody has confirmed may be a stranger's, who waits
 * for the owner of the address to come.
 */
async function joinByAddress(
  db: Queries,
  { subject, email }: GoogleIdentity,
): Promise<UserRow | undefined> {
  const known = await findConfirmed(db, email);
  if (!known) return undefined;
  await link(db, subject, known);
  return known;
}

async function createAccount(
  db: Queries,
  { subject, email, name }: GoogleIdentity,
  language: CallContext['language'],
) {
  const account = { id: createId(), name, email, emailVerifiedAt: new Date() };
  const [user] = await db.insert(users).values(account).onConflictDoNothing().returning();
  // Somebody has just confirmed it.
  if (!user) throw new RequestError('conflict', general.tryAgain);
  await db.insert(preferences).values({ userId: user.id, language });
  await link(db, subject, user);
  return user;
}
