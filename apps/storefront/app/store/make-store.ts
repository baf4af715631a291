import { pothikApi, type ApiExtra } from '@pothik/api-client/rtk-query';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { authSlice } from '../features/account/auth-slice.ts';
import { settingsSlice } from './settings-slice.ts';

const reducer = combineReducers({
  [pothikApi.reducerPath]: pothikApi.reducer,
  auth: authSlice.reducer,
  settings: settingsSlice.reducer,
});

export type State = ReturnType<typeof reducer>;

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
      }).concat(pothikApi.middleware),
  });
}

export type Store = ReturnType<typeof makeStore>;
