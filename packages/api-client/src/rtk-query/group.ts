import type { CacheTag, CallInput, CallResult, Endpoint } from '@pothik/contract';
import type {
  Api,
  CreateApi,
  EndpointDefinitions,
  fakeBaseQuery,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import type { createApi, TypedUseMutation, TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { Failure } from './failure.ts';

// Named here once: what RTK Query would infer of a hundred calls is a megabyte of types.

/** RTK Query's base query, of which nothing is used: a call is made by the store's requester. */
export type BaseQuery = ReturnType<typeof fakeBaseQuery<Failure>>;

/** RTK Query's modules for React, which it exports no name for. */
type Modules = typeof createApi extends CreateApi<infer Module> ? Module : never;

/**
 * The argument of a hook: what the call takes, and nothing where it takes nothing, or nothing but the language
 * that a client asks for by itself.
 */
/* oxlint-disable typescript/no-invalid-void-type -- so RTK Query says it */
export type HookInput<E extends Endpoint> = keyof CallInput<E> extends never
  ? void
  : keyof CallInput<E> extends 'lang'
    ? CallInput<E> | void
    : CallInput<E>;
/* oxlint-enable typescript/no-invalid-void-type */

/** A call that reads, as RTK Query knows it. */
export type Query<E extends Endpoint> = QueryDefinition<
  HookInput<E>,
  BaseQuery,
  CacheTag,
  CallResult<E>,
  'api'
>;

/** A call that changes something, as RTK Query knows it. */
export type Mutation<E extends Endpoint> = MutationDefinition<
  HookInput<E>,
  BaseQuery,
  CacheTag,
  CallResult<E>,
  'api'
>;

/** The calls of a group, as a part of the cache. */
export type Group<Calls extends EndpointDefinitions> = Api<
  BaseQuery,
  Calls,
  'api',
  CacheTag,
  Modules
>;

/** A hook that reads. */
export type QueryHook<E extends Endpoint> = TypedUseQuery<CallResult<E>, HookInput<E>, BaseQuery>;

/** A hook that changes something. */
export type MutationHook<E extends Endpoint> = TypedUseMutation<
  CallResult<E>,
  HookInput<E>,
  BaseQuery
>;
