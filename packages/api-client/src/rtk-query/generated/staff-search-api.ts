// Generated from packages/contract/src/staff/search-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffSearchEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffSearchCalls = typeof staffSearchEndpoints;

/** Words by which the search finds services, as editors keep them. */
export const staffSearchApi: Group<{
  staffSearchListSynonyms: Query<StaffSearchCalls['listSynonyms']>;
  staffSearchCreateSynonyms: Mutation<StaffSearchCalls['createSynonyms']>;
  staffSearchUpdateSynonyms: Mutation<StaffSearchCalls['updateSynonyms']>;
  staffSearchDeleteSynonyms: Mutation<StaffSearchCalls['deleteSynonyms']>;
  staffSearchListMissed: Query<StaffSearchCalls['listMissed']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffSearchListSynonyms: build.query({
      queryFn: calls(staffSearchEndpoints.listSynonyms),
      providesTags: ['Synonyms'],
    }),
    staffSearchCreateSynonyms: build.mutation({
      queryFn: calls(staffSearchEndpoints.createSynonyms),
      invalidatesTags: ['Synonyms', 'Service'],
    }),
    staffSearchUpdateSynonyms: build.mutation({
      queryFn: calls(staffSearchEndpoints.updateSynonyms),
      invalidatesTags: ['Synonyms', 'Service'],
    }),
    staffSearchDeleteSynonyms: build.mutation({
      queryFn: calls(staffSearchEndpoints.deleteSynonyms),
      invalidatesTags: ['Synonyms', 'Service'],
    }),
    staffSearchListMissed: build.query({
      queryFn: calls(staffSearchEndpoints.listMissed),
      providesTags: ['Synonyms'],
    }),
  }),
});

/** Words that mean the same, by their first word. */
export const useStaffSearchListSynonymsQuery: QueryHook<StaffSearchCalls['listSynonyms']> =
  /* @__PURE__ */ hookOf(staffSearchApi, 'useStaffSearchListSynonymsQuery');
/** Add words that mean the same. */
export const useStaffSearchCreateSynonymsMutation: MutationHook<
  StaffSearchCalls['createSynonyms']
> = /* @__PURE__ */ hookOf(staffSearchApi, 'useStaffSearchCreateSynonymsMutation');
/** Change words that mean the same. */
export const useStaffSearchUpdateSynonymsMutation: MutationHook<
  StaffSearchCalls['updateSynonyms']
> = /* @__PURE__ */ hookOf(staffSearchApi, 'useStaffSearchUpdateSynonymsMutation');
/** Remove words that mean the same. */
export const useStaffSearchDeleteSynonymsMutation: MutationHook<
  StaffSearchCalls['deleteSynonyms']
> = /* @__PURE__ */ hookOf(staffSearchApi, 'useStaffSearchDeleteSynonymsMutation');
/** What several people searched for without finding anything, the most frequent first. */
export const useStaffSearchListMissedQuery: QueryHook<StaffSearchCalls['listMissed']> =
  /* @__PURE__ */ hookOf(staffSearchApi, 'useStaffSearchListMissedQuery');
