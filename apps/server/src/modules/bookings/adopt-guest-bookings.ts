import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from '../../platform/database/schema/index.ts';

/**
 * Puts the bookings that a person made as a guest into their account.
 *
 * @param email in lower case; the person has shown that it is theirs.
 */
export async function adoptGuestBookings(
  db: Queries,
  userId: string,
  email: string,
): Promise<void> {
  await db
    .update(bookings)
    .set({ userId })
    .where(and(isNull(bookings.userId), eq(bookings.email, email)));
}
