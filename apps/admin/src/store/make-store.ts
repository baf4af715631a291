import { createRequester, type ClientOptions, type Requester } from '@pothik/api-client';
import { pothikApi, type ApiExtra } from '@pothik/api-client/rtk-query';
import { consoleHeader } from '@pothik/contract';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { failureMessages } from '../messages/failures.ts';
import { pageLanguage } from '../shared/console-language.ts';
import { readSessionMark } from '../features/session/session-mark.ts';
import { sessionExpired, sessionSlice } from '../features/session/session-slice.ts';

const reducer = combineReducers({
  [pothikApi.reducerPath]: pothikApi.reducer,
  session: sessionSlice.reducer,
});

export type State = ReturnType<typeof reducer>;

export interface StoreOptions extends Pick<ClientOptions, 'origin' | 'fetch' | 'onToast'> {
  /** Whether nobody is at the page: what it asks by itself keeps no session alive. */
  isAway: () => boolean;
}

/** The console's store; a session that the server no longer knows ends in it. */
export function makeStore({ isAway, ...options }: StoreOptions) {
  const extra: ApiExtra = {
    request: createRequester({
      ...options,
      token: 'cookie',
      describe: failureMessages.call,
      // Mails to colleagues are in it; answers are English.
      headers: { 'accept-language': pageLanguage },
      onAttempt: () => (isAway() ? { [consoleHeader]: 'idle' } : undefined),
      onUnauthorized: () => void store.dispatch(sessionExpired()),
    }),
  };
  const session = { ...sessionSlice.getInitialState(), userId: readSessionMark() };
  const store = configureStore({
    reducer,
    preloadedState: { session },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(pothikApi.middleware),
  });
  return store;
}

export type Store = ReturnType<typeof makeStore>;

/** What the store makes its calls with. */
export const requesterOf = (store: Store): Requester =>
  store.dispatch((_dispatch, _getState, { request }: ApiExtra) => request);
