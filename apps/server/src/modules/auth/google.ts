import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../http/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { identities, users } from '../../platform/database/schema/index.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { mailJob } from '../../platform/mail/mailer.ts';
import { adoptGuestBookings } from '../bookings/adopt-guest-bookings.ts';
import { googleTookOverMail, type ProductFacts } from './account-mails.ts';
import type { GoogleIdentity, VerifyGoogleToken } from './google-token.ts';
import { authLimits, tryKeys } from './limits.ts';
import { countTry, takeTryBack } from './rate-limit.ts';
import { createSession, endSessionsOf } from './sessions.ts';
import { toUser, type UserRow } from './user-answer.ts';

const provider = 'google';

/** Signing in with an identity token of Google. */
export function googleHandler(
  { db }: Pick<Database, 'db'>,
  verify: VerifyGoogleToken,
  product: ProductFacts,
): Handlers['auth']['google'] {
  return async ({ body, address }) => {
    await countTry(db, tryKeys.signInFrom(address), authLimits.signInFrom);
    const identity = await verify(body.idToken);
    const productName = await product.productName();
    const answer = await db.transaction(async (transaction) => {
      const user =
        (await findByIdentity(transaction, identity)) ??
        (await joinByAddress(transaction, identity, { ...product, name: productName })) ??
        (await createAccount(transaction, identity));
      if (user.email === identity.email) {
        await adoptGuestBookings(transaction, user.id, identity.email);
      }
      return { token: await createSession(transaction, user.id), user: toUser(user) };
    });
    await takeTryBack(db, tryKeys.signInFrom(address));
    return answer;
  };
}

async function findByIdentity(db: Queries, { subject }: GoogleIdentity) {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return found?.user;
}

/**
 * The account that has this address already. Whoever made it with a password need not have been
 * the owner of the address: where that was never shown, the password and its sessions end.
 */
async function joinByAddress(
  db: Queries,
  { subject, email }: GoogleIdentity,
  product: { name: string; publicOrigin: string },
): Promise<UserRow | undefined> {
  const [known] = await db.select().from(users).where(eq(users.email, email)).for('update');
  if (!known) return undefined;
  if (known.role !== 'customer') {
    throw new RequestError('conflict', 'Please sign in with your password.');
  }
  const isShown = known.emailVerifiedAt !== null;
  if (!isShown && known.passwordHash !== null) {
    await endSessionsOf(db, known.id);
    await enqueue(db, {
      kind: mailJob,
      eventKey: `google-took-over:${known.id}:${subject}`,
      payload: googleTookOverMail(email, product.name, product.publicOrigin),
    });
  }
  const [joined] = await db
    .update(users)
    .set(isShown ? { updatedAt: new Date() } : { emailVerifiedAt: new Date(), passwordHash: null })
    .where(eq(users.id, known.id))
    .returning();
  await db.insert(identities).values({ provider, subject, userId: known.id });
  return joined;
}

async function createAccount(db: Queries, { subject, email, name }: GoogleIdentity) {
  const account = { id: createId(), name, email, emailVerifiedAt: new Date() };
  const [user] = await db.insert(users).values(account).onConflictDoNothing().returning();
  // Somebody has just registered with it.
  if (!user) throw new RequestError('conflict', 'Please try again.');
  await db.insert(identities).values({ provider, subject, userId: user.id }).onConflictDoNothing();
  return user;
}
