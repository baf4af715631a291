import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from './schema.ts';
import { users } from '../users/schema.ts';

/**
 * Puts the bookings that a person made as a guest into their account. One that has not shown that its
 * address is its owner's gets none.
 */
export async function adoptGuestBookings(db: Queries, userId: string): Promise<void> {
  await db
    .update(bookings)
    .set({ userId })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        isNull(bookings.userId),
        eq(bookings.email, users.email),
      ),
    );
}
