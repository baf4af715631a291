import { bookingMoves, type BookingStatus } from '@pothik/contract';

/** Where a booking may go from here; nowhere from a status that is not ours. */
export const movesOf = (status: string): readonly BookingStatus[] =>
  Object.hasOwn(bookingMoves, status) ? bookingMoves[status as BookingStatus] : [];
