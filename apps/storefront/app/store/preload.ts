import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from './make-store.ts';

type Initiate<Input, Answer> = (
  input: Input,
  options: { subscribe: false },
  // The store's own thunks, whatever else they carry.
) => ThunkAction<Promise<Answer>, never, never, UnknownAction>;

/** Fills the store with the answer of a query before the page is rendered; a failure is kept too. */
export function preload<Input, Answer>(
  store: Store,
  initiate: Initiate<Input, Answer>,
  input?: Input,
): Promise<Answer> {
  return store.dispatch(initiate(input as Input, { subscribe: false }) as never);
}
