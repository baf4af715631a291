import { expect, it } from 'vitest';
import { bookingMoves, bookingStatuses, type BookingStatus } from './booking-status.ts';

it('lets nothing follow a completed or a cancelled booking', () => {
  expect(bookingMoves.completed).toEqual([]);
  expect(bookingMoves.cancelled).toEqual([]);
});

it('lets every other booking be cancelled', () => {
  const open = bookingStatuses.filter((status) => bookingMoves[status].length > 0);
  expect(open).toHaveLength(4);
  for (const status of open) expect(bookingMoves[status]).toContain('cancelled');
});

const moves: [from: BookingStatus, to: readonly BookingStatus[]][] = [
  ['pending', ['confirmed', 'processing', 'action_required', 'cancelled']],
  // What was agreed is not waiting to be confirmed any more.
  ['confirmed', ['processing', 'action_required', 'completed', 'cancelled']],
  ['processing', ['confirmed', 'action_required', 'completed', 'cancelled']],
  // What still lacks something is not completed; once it is there, it can be waiting again.
  ['action_required', ['pending', 'confirmed', 'processing', 'cancelled']],
];

it.each(moves)('lets a booking that is %s become %j and nothing else', (from, to) => {
  expect(bookingStatuses.filter((status) => bookingMoves[from].includes(status))).toEqual(
    bookingStatuses.filter((status) => to.includes(status)),
  );
});
