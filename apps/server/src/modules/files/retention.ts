import { sql } from 'drizzle-orm';

const day = 24 * 60 * 60_000;

/** How long documents are kept once their booking has ended, in days. */
const daysAfterEnd = 30;

/** How long nothing may become of a booking, or be said in a chat, until its pictures are removed, in days. */
const daysOfRest = 180;

/** When documents go whose booking ends now. */
export const endOfKept = sql`now() + make_interval(days => ${daysAfterEnd})`;

/** Pictures go of what has rested since then. */
export const longestRest = sql`now() - make_interval(days => ${daysOfRest})`;

/**
 * When a document is deleted.
 *
 * @param deleteAfter of the document; null: its booking has not ended.
 * @param touchedAt when anything last became of the booking.
 */
export const deletionOf = (deleteAfter: Date | null, touchedAt: Date): Date =>
  deleteAfter ?? new Date(touchedAt.getTime() + daysOfRest * day);
