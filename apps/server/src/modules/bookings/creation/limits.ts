import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { consumeTry, resetTries, refundTry } from '../../../http/rate-limit.ts';

const hour = 60 * 60;

/** Many phones share one address at a mobile operator. */
const bookingLimits = {
  /** A person's, or an address's where nobody is signed in. */
  made: { tries: 60, seconds: hour },
  /** Of these, with pictures that take work. */
  withDocuments: { tries: 40, seconds: hour },
  /** Mails to an address that nobody has shown to be theirs. */
  guestMailbox: { tries: 10, seconds: hour },
  trackFrom: { tries: 30, seconds: hour },
  /** One booking from everywhere. */
  trackOne: { tries: 100, seconds: hour },
};

async function isConfirmed(db: Queries, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ at: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.at != null;
}

/** @throws RequestError `rate_limited` */
export async function countBooking(
  db: Queries,
  { userId, address, hasDocuments }: { userId?: string; address: string; hasDocuments: boolean },
): Promise<void> {
  // An account that nobody has confirmed is made in a moment: it counts as a guest.
  const isKnown = userId !== undefined && (await isConfirmed(db, userId));
  const who = isKnown ? `user:${userId}` : `address:${address}`;
  await consumeTry(db, `booking:${who}`, bookingLimits.made);
  if (hasDocuments) await consumeTry(db, `documents:${who}`, bookingLimits.withDocuments);
}

/** Whether a guest's mailbox has got enough for now. */
export async function isGuestMailboxFull(db: Queries, email: string): Promise<boolean> {
  const name = createHash('sha256').update(email).digest('base64url');
  try {
    await consumeTry(db, `booking:mailbox:${name}`, bookingLimits.guestMailbox);
    return false;
  } catch (error) {
    if (error instanceof RequestError) return true;
    throw error;
  }
}

/**
 * Looks for a booking as somebody who may be guessing; what is found does not count.
 *
 * @throws RequestError `rate_limited`
 */
export async function countingGuesses<Found>(
  db: Queries,
  { address, reference }: { address: string; reference: string },
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const [from, one] = [`track:address:${address}`, `track:reference:${reference}`];
  await consumeTry(db, from, bookingLimits.trackFrom);
  await consumeTry(db, one, bookingLimits.trackOne);
  const found = await find();
  if (found === undefined) return undefined;
  await refundTry(db, from);
  await resetTries(db, one);
  return found;
}
