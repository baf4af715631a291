import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import { users } from '../../users/schema.ts';
import { consumeTry, refundTry, type Limit } from '../../../http/rate-limit.ts';

const hour = 60 * 60;

/** Many phones share one address at a mobile operator. */
const bookingLimits = {
  /** A person's, or an address's where nobody is signed in. */
  made: { tries: 60, seconds: hour },
  /** Answers of a customer, counted as bookings are. */
  answered: { tries: 60, seconds: hour },
  /** Of bookings and answers, those with pictures that take work. */
  withDocuments: { tries: 40, seconds: hour },
  /** Wrong guesses from one network, at any booking. */
  trackFrom: { tries: 30, seconds: hour },
  /** Wrong guesses at one booking from one network: a stranger elsewhere does not lock its owner out. */
  trackOneFrom: { tries: 10, seconds: 24 * hour },
  /**
   * Wrong guesses at one booking from everywhere. Of 700 million phone numbers that is a chance of 1 in 70,000 a
   * day; reaching it takes 1,000 networks, and its owner's device still opens it by the link that it has kept.
   */
  trackOne: { tries: 10_000, seconds: 24 * hour },
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
 * Opens a booking by a link, which is also what a device keeps of a booking that it has opened. A valid link is
 * never refused: only links that open nothing count.
 *
 * @throws RequestError `rate_limited`
 */
export async function countingForgedLinks<Found>(
  db: Queries,
  address: string,
  open: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = await open();
  if (found === undefined)
    await consumeTry(db, `track:address:${address}`, bookingLimits.trackFrom);
  return found;
}

/**
 * Looks for a booking for a caller who may be guessing; only wrong guesses count.
 *
 * @throws RequestError `rate_limited`
 */
export async function countingGuesses<Found>(
  db: Queries,
  { address, reference }: { address: string; reference: string },
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const counted = [
    { key: `track:address:${address}`, limit: bookingLimits.trackFrom },
    { key: `track:reference:${reference}:${address}`, limit: bookingLimits.trackOneFrom },
    { key: `track:reference:${reference}`, limit: bookingLimits.trackOne },
  ];
  for (const { key, limit } of counted) await consumeTry(db, key, limit);
  const found = await find();
  if (found === undefined) return undefined;
  for (const { key } of counted) await refundTry(db, key);
  return found;
}
