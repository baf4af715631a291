import type { BookingStatus, ListedBooking } from '@pothik/contract';
import { movesOf } from '../../../shared/deciding/moves-of.ts';

/** What becomes of each chosen booking. */
interface PlannedMoves {
  moved: readonly ListedBooking[];
  /** Those that can't have the status: they stay as they are. */
  left: readonly ListedBooking[];
}

export function planMoves(chosen: readonly ListedBooking[], to: BookingStatus): PlannedMoves {
  const isMoved = ({ status }: ListedBooking) => movesOf(status).includes(to);
  return { moved: chosen.filter(isMoved), left: chosen.filter((one) => !isMoved(one)) };
}

/** The statuses that any of these can have. */
export const possibleMoves = (chosen: readonly ListedBooking[]): readonly BookingStatus[] => [
  ...new Set(chosen.flatMap(({ status }) => movesOf(status))),
];
