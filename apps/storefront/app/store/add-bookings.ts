import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { bookingsSlice } from '../features/bookings/bookings-slice.ts';
import { reducers, type State, type Store } from './make-store.ts';

/** Gives the store its `bookings`, once; a page without a form does not load them. */
export function addBookings(store: Store): void {
  if (store.getState().bookings) return;
  const all = combineReducers({ ...reducers, bookings: bookingsSlice.reducer });
  store.replaceReducer(all as Reducer<State>);
}
