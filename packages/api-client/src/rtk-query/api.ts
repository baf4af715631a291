import { cacheTags, type CallInput, type CallResult, type Endpoint } from '@pothik/contract';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Requester } from '../request/create-requester.ts';
import type { CallOptions } from '../request/options.ts';
import { toFailure, type Failure } from './failure.ts';
import type { HookInput } from './group.ts';

/** What the store's thunks get as their extra argument: one for each request on a server. */
export interface ApiExtra {
  request: Requester;
}

/** The cache of server data. Calls are injected by group, so that a page loads those it uses. */
export const pothikApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: cacheTags,
  endpoints: () => ({}),
});

/** What RTK Query hands to a query that is under way. */
export interface QueryContext {
  extra: unknown;
  signal: AbortSignal;
}

/** Makes a call with the store's requester; how it failed is told in a form that can be stored. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { extra, signal }: QueryContext,
  options: Omit<CallOptions, 'signal'> = {},
): Promise<{ data: CallResult<E> } | { error: Failure }> {
  // The store is made with `ApiExtra`; its type does not reach the middleware.
  const { request } = extra as ApiExtra;
  try {
    const data = await request(endpoint, input, { ...options, signal });
    // Nobody else has it: the store need not walk through all of it to see that it is whole.
    Object.freeze(data);
    return { data };
  } catch (error) {
    return { error: toFailure(error) };
  }
}

/** A hook of a group. Bundlers drop the call, and with it a hook that nobody uses. */
export const hookOf = <GroupApi, Name extends keyof GroupApi>(
  api: GroupApi,
  name: Name,
): GroupApi[Name] => api[name];

/** A `queryFn` that makes this call with the hook's argument as the input. */
export const calls =
  <E extends Endpoint>(endpoint: E, options?: Omit<CallOptions, 'signal'>) =>
  (input: HookInput<E>, context: QueryContext) =>
    callEndpoint(endpoint, input ?? {}, context, options);
