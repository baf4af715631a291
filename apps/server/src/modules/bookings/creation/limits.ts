import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { consumeTry, resetTries, refundTry, type Limit } from '../../../http/rate-limit.ts';

const hour = 60 * 60;

/** Many phones share one address at a mobile operator. */
const bookingLimits = {
  /** A person's, or an address's where nobody is signed in. */
  made: { tries: 60, seconds: hour },
  /** Answers of a customer, counted as bookings are. */
  answered: { tries: 60, seconds: hour },
  /** Of bookings and answers, those with pictures that take work. */
  withDocuments: { tries: 40, seconds: hour },
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

/** A sender, and the kind of sending. */
interface Sending {
  userId?: string | undefined;
  address: string;
  hasDocuments: boolean;
}

/** @throws RequestError `rate_limited` */
export async function countBooking(db: Queries, sending: Sending): Promise<void> {
  await countSending(db, 'booking', bookingLimits.made, sending);
}

/** @throws RequestError `rate_limited` */
export async function countAnswer(db: Queries, sending: Sending): Promise<void> {
  await countSending(db, 'answer', bookingLimits.answered, sending);
}

async function countSending(
  db: Queries,
  what: 'booking' | 'answer',
  limit: Limit,
  { userId, address, hasDocuments }: Sending,
): Promise<void> {
  // An account that nobody has confirmed is made in a moment: it counts as a guest.
  const isKnown = userId !== undefined && (await isConfirmed(db, userId));
  const who = isKnown ? `user:${userId}` : `address:${address}`;
  await consumeTry(db, `${what}:${who}`, limit);
  if (hasDocuments) await consumeTry(db, `documents:${who}`, bookingLimits.withDocuments);
}

/**
 * Opens a booking by a link; one that opens none counts as a guess.
 *
 * @throws RequestError `rate_limited`
 */
export async function countingForgedLinks<Found>(
  db: Queries,
  address: string,
  open: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const from = `track:address:${address}`;
  await consumeTry(db, from, bookingLimits.trackFrom);
  const found = await open();
  if (found !== undefined) await refundTry(db, from);
  return found;
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
