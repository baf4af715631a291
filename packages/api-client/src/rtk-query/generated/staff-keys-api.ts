// Generated from packages/contract/src/staff/key-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffKeyEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffKeysCalls = typeof staffKeyEndpoints;

/** Keys with which programs make calls, as owners issue them. */
export const staffKeysApi: Group<{
  staffKeysList: Query<StaffKeysCalls['list']>;
  staffKeysIssue: Mutation<StaffKeysCalls['issue']>;
  staffKeysRevoke: Mutation<StaffKeysCalls['revoke']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffKeysList: build.query({
      queryFn: calls(staffKeyEndpoints.list),
      providesTags: ['ApiKey'],
    }),
    staffKeysIssue: build.mutation({
      queryFn: calls(staffKeyEndpoints.issue),
      invalidatesTags: ['ApiKey', 'Log'],
    }),
    staffKeysRevoke: build.mutation({
      queryFn: calls(staffKeyEndpoints.revoke),
      invalidatesTags: ['ApiKey', 'Log'],
    }),
  }),
});

/** The API keys, those that have ended in the last 30 days included. */
export const useStaffKeysListQuery: QueryHook<StaffKeysCalls['list']> = /* @__PURE__ */ hookOf(
  staffKeysApi,
  'useStaffKeysListQuery',
);
/** Issue an API key; the answer holds it this once. */
export const useStaffKeysIssueMutation: MutationHook<StaffKeysCalls['issue']> =
  /* @__PURE__ */ hookOf(staffKeysApi, 'useStaffKeysIssueMutation');
/** End an API key at once. */
export const useStaffKeysRevokeMutation: MutationHook<StaffKeysCalls['revoke']> =
  /* @__PURE__ */ hookOf(staffKeysApi, 'useStaffKeysRevokeMutation');
