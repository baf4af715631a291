import type { DocumentPurpose } from '@pothik/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { refuseField } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { statedPurposes } from '../bookings/schema.ts';
import { createId } from '../../platform/id.ts';
import { messages } from './messages.ts';

/** What somebody of the staff opens documents for. */
export interface StatedPurpose {
  purpose: DocumentPurpose;
  words: string | null;
}

/** The booking whose documents are opened, and the session that opens them. */
interface Opener {
  bookingId: string;
  sessionId: string;
}

/** So long a purpose holds: nobody is asked twice in a day of work. */
const longestWork = sql`now() - interval '12 hours'`;

/**
 * Notes what a session opens the documents of a booking for, in the place of what it said before.
 *
 * @throws RequestError `validation_failed` where `other` comes without words.
 */
export async function statePurpose(
  db: Queries,
  { bookingId, sessionId }: Opener,
  { purpose, words }: StatedPurpose,
): Promise<void> {
  if (purpose === 'other' && words === null) {
    throw refuseField('words', messages.wordsMissing);
  }
  await db
    .insert(statedPurposes)
    .values({ id: createId(), bookingId, sessionId, purpose, words })
    .onConflictDoUpdate({
      target: [statedPurposes.bookingId, statedPurposes.sessionId],
      set: { purpose, words, createdAt: sql`now()` },
    });
}

/** What a session opens the documents of a booking for, as far as it has said so of late. */
export async function findStatedPurpose(
  db: Queries,
  { bookingId, sessionId }: Opener,
): Promise<StatedPurpose | undefined> {
  const [stated] = await db
    .select({ purpose: statedPurposes.purpose, words: statedPurposes.words })
    .from(statedPurposes)
    .where(
      and(
        eq(statedPurposes.bookingId, bookingId),
        eq(statedPurposes.sessionId, sessionId),
        gt(statedPurposes.createdAt, longestWork),
      ),
    );
  return stated;
}
