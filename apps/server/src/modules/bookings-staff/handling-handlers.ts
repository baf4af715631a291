import { and, count, eq, lte, or, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { dayInDhaka } from '../../platform/dhaka-time.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { assignAll } from './assign-several.ts';
import { keepChange } from './booking-changes.ts';
import { changeHandling } from './change-handling.ts';
import { readStaffBooking } from './read-staff-booking.ts';
import { refusalsIn } from './refused-bookings.ts';

/** The number of bookings of one of the staff that want them at a moment. */
async function countWanting(db: Queries, assigneeId: string, now: Date) {
  const isDue = lte(bookings.dueOn, dayInDhaka(now));
  const isReminded = lte(bookings.remindAt, now);
  const counted = (condition: typeof isDue) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({ due: counted(isDue), reminded: counted(isReminded), total: count() })
    .from(bookings)
    .where(and(eq(bookings.assigneeId, assigneeId), or(isDue, isReminded)));
  return row ?? { due: 0, reminded: 0, total: 0 };
}

/** The handling of bookings by staff, among themselves. */
export function handlingHandlers(
  db: Database['db'],
  keys: DocumentKeys,
): Handlers['staffHandling'] {
  return {
    async update({ caller, params: { id }, body }) {
      const me = signedIn(caller);
      await db.transaction((transaction) => changeHandling(transaction, id, body, me.userId));
      return { booking: await readStaffBooking(db, keys, id, me) };
    },

    mine: ({ caller }) => countWanting(db, signedIn(caller).userId, new Date()),

    async assign({ caller, body, language }) {
      const { userId: actorId } = signedIn(caller);
      return db.transaction(async (transaction) => {
        const { changed, refused } = await assignAll(transaction, body, actorId);
        const change = { actorId, asked: { assigneeId: body.assigneeId }, items: changed };
        return keepChange(transaction, change, refusalsIn(language, refused));
      });
    },
  };
}
