import {
  createRequester,
  type ClientOptions,
  type Requester,
  type StorageToken,
} from '@pothik/api-client';
import { pothikApi, type ApiExtra } from '@pothik/api-client/rtk-query';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { sessionEnded, sessionSlice } from '../features/session/session-slice.ts';

const reducer = combineReducers({
  [pothikApi.reducerPath]: pothikApi.reducer,
  session: sessionSlice.reducer,
});

export type State = ReturnType<typeof reducer>;

export interface StoreOptions extends Pick<ClientOptions, 'origin' | 'fetch' | 'onToast'> {
  token: StorageToken;
}

/** The console's store; a session that the server no longer knows ends in it. */
export function makeStore({ token, ...options }: StoreOptions) {
  const extra: ApiExtra = {
    request: createRequester({
      ...options,
      token,
      onUnauthorized: () => {
        token.remove();
        store.dispatch(sessionEnded());
        store.dispatch(pothikApi.util.resetApiState());
      },
    }),
  };
  const store = configureStore({
    reducer,
    preloadedState: { session: { isOpen: token.get() !== undefined, isLeaving: false } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(pothikApi.middleware),
  });
  return store;
}

export type Store = ReturnType<typeof makeStore>;

/** What the store makes its calls with. */
export const requesterOf = (store: Store): Requester =>
  store.dispatch((_dispatch, _getState, { request }: ApiExtra) => request);
