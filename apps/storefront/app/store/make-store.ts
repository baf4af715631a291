import { pothikApi, type ApiExtra } from '@pothik/api-client/rtk-query';
import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { authSlice } from '../features/account/session/auth-slice.ts';
import type { BookingsState } from '../features/bookings/bookings-slice.ts';
import { settingsSlice } from './settings-slice.ts';

/** The parts that every page has. */
export const reducers = {
  [pothikApi.reducerPath]: pothikApi.reducer,
  auth: authSlice.reducer,
  settings: settingsSlice.reducer,
};

/** What the pages that need it add: see `add-bookings.ts`. */
interface LaterState {
  bookings?: BookingsState;
}

export type State = StateFromReducersMapObject<typeof reducers> & LaterState;

const reducer = combineReducers(reducers) as Reducer<State, UnknownAction, Partial<State>>;

/**
 * Half a second after a query is listened to, or no longer, RTK Query copies its subscriptions into the store, for
 * developers' tools: nothing else reads the copy, and each change has all selectors of the page run once more.
 */
const leaveOutSubscriptions: Middleware = () => (next) => (action) =>
  pothikApi.internalActions.subscriptionsUpdated.match(action) ? action : next(action);

/** A store: one for each request on the server, one for the whole visit in the browser. */
export function makeStore(extra: ApiExtra, preloadedState: Partial<State>) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // What is stored comes out of JSON; checking it costs phones more than it finds.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(pothikApi.middleware, leaveOutSubscriptions),
  });
}

export type Store = ReturnType<typeof makeStore>;
