import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RouterContextProvider } from 'react-router';
import type { Store } from './make-store.ts';
import { patienceContext, storeContext } from './request-context.ts';

type Initiate<Input, Answer> = (
  input: Input,
  options: { subscribe: false },
  // The store's own thunks, whatever else they carry.
) => ThunkAction<Promise<Answer>, never, never, UnknownAction>;

/** A query that has not been answered: the page shows a place for it, and asks again in the browser. */
interface Late {
  data?: undefined;
  error?: undefined;
}

/** Fills the store with the answer of a query; a failure is kept too. */
export function preload<Input, Answer>(
  store: Store,
  initiate: Initiate<Input, Answer>,
  input?: Input,
): Promise<Answer> {
  return store.dispatch(initiate(input as Input, { subscribe: false }) as never);
}

/** As `preload`, for a page: it waits no longer than the page has patience. */
export function preloadInTime<Input, Answer>(
  context: Readonly<RouterContextProvider>,
  initiate: Initiate<Input, Answer>,
  input?: Input,
): Promise<Answer | Late> {
  const asked = preload(context.get(storeContext), initiate, input);
  const patience = context.get(patienceContext);
  return patience ? Promise.race([asked, patience.then((): Late => ({}))]) : asked;
}
