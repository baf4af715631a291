// Generated from packages/contract/src/consents/endpoints.ts by `pnpm generate`. Change that file instead.
import { consentEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type ConsentsCalls = typeof consentEndpoints;

/** What the current user has agreed to. */
export const consentsApi: Group<{
  consentsList: Query<ConsentsCalls['list']>;
  consentsWithdraw: Mutation<ConsentsCalls['withdraw']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    consentsList: build.query({ queryFn: calls(consentEndpoints.list), providesTags: ['Consent'] }),
    consentsWithdraw: build.mutation({
      queryFn: calls(consentEndpoints.withdraw),
      invalidatesTags: ['Consent', 'Booking', 'Preferences'],
    }),
  }),
});

/** What the person has agreed to, the newest first. */
export const useConsentsListQuery: QueryHook<ConsentsCalls['list']> = /* @__PURE__ */ hookOf(
  consentsApi,
  'useConsentsListQuery',
);
/** Withdraw a consent: its documents are deleted, its newsletter ends. */
export const useConsentsWithdrawMutation: MutationHook<ConsentsCalls['withdraw']> =
  /* @__PURE__ */ hookOf(consentsApi, 'useConsentsWithdrawMutation');
