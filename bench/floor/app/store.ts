import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** A cache with one query that answers at once. */
export const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({ one: build.query<number, string>({ queryFn: () => ({ data: 1 }) }) }),
});

export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
