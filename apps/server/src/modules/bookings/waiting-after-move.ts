import type { BookingStatus, WaitingParty } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { bookings } from './schema.ts';

/** A step of a booking to another status. */
interface Step {
  from: BookingStatus;
  to: BookingStatus;
  /** The customer answers what staff asked for. */
  isAnswer: boolean;
}

/** For whom a booking waits after a step; null: it has ended. */
export function waitingAfter(
  before: WaitingParty | null,
  { from, to, isAnswer }: Step,
): WaitingParty | null {
  if (to === 'completed' || to === 'cancelled') return null;
  if (to === 'action_required') return 'customer';
  // The request is settled, or its answer has come.
  if (isAnswer || from === 'action_required') return 'us';
  return before;
}

type BookingRow = typeof bookings.$inferSelect;

/** The columns that a step brings along; nothing is due any more of what has ended. */
export function handlingAfter(booking: BookingRow, step: Step) {
  const waitingFor = waitingAfter(booking.waitingFor, step);
  if (waitingFor === booking.waitingFor) return {};
  const handlingVersion = sql`${bookings.handlingVersion} + 1`;
  return waitingFor === null
    ? {
        ...{ waitingFor, waitingSince: null, handlingVersion },
        ...{ dueOn: null, remindAt: null, remindedAt: null },
      }
    : { waitingFor, waitingSince: sql`now()`, handlingVersion };
}
