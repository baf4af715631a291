import type { ListedBooking } from '@pothik/contract';
import { useState } from 'react';

const none: ReadonlyMap<string, ListedBooking> = new Map();

/**
 * The chosen bookings of a list, those of its other pages among them, each as it was seen last. Another list begins
 * with none.
 *
 * @param list names the list: its filters.
 */
export function useChosen(list: string, rows: readonly ListedBooking[]) {
  const [chosen, setChosen] = useState({ list, bookings: none });
  const bookings = chosen.list === list ? chosen.bookings : none;
  const shown = new Map(rows.map((row) => [row._id, row]));
  return {
    bookings: [...bookings.values()].map((one) => shown.get(one._id) ?? one),
    ids: new Set(bookings.keys()),
    choose: (ids: ReadonlySet<string>) =>
      setChosen({
        list,
        bookings: new Map(
          [...ids].flatMap((id) => {
            const booking = shown.get(id) ?? bookings.get(id);
            return booking ? [[id, booking] as const] : [];
          }),
        ),
      }),
    clear: () => setChosen({ list, bookings: none }),
  };
}
