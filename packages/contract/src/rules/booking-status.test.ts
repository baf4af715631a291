import { expect, it } from 'vitest';
import { bookingMoves, bookingStatuses } from './booking-status.ts';

it('lets nothing follow a completed or a cancelled booking', () => {
  expect(bookingMoves.completed).toEqual([]);
  expect(bookingMoves.cancelled).toEqual([]);
});

it('lets every other booking be cancelled', () => {
  const open = bookingStatuses.filter((status) => bookingMoves[status].length > 0);
  expect(open).toHaveLength(4);
  for (const status of open) expect(bookingMoves[status]).toContain('cancelled');
});
