import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { addBookings } from '../../../store/add-bookings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { Store } from '../../../store/make-store.ts';
import { initialBookings, type BookingsState } from '../bookings-slice.ts';

/** The application form's part of the store; it is added when it is first looked at. */
export function useBookings(): BookingsState {
  const store = useStore() as Store;
  useEffect(() => addBookings(store), [store]);
  return useAppSelector((state) => state.bookings) ?? initialBookings;
}
