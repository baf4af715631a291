// Generated from packages/contract/src/staff/service-import-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffServiceImportEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffServiceImportsCalls = typeof staffServiceImportEndpoints;

/**
 * Files of services (CSV), with the columns of an export: all of a file is taken, in one transaction, or nothing. A
 * column that is left out stays as it is; a row without an id is the service of its name and country, or a new one.
 */
export const staffServiceImportsApi: Group<{
  staffServiceImportsList: Query<StaffServiceImportsCalls['list']>;
  staffServiceImportsPlan: Mutation<StaffServiceImportsCalls['plan']>;
  staffServiceImportsApply: Mutation<StaffServiceImportsCalls['apply']>;
  staffServiceImportsUndo: Mutation<StaffServiceImportsCalls['undo']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffServiceImportsList: build.query({
      queryFn: calls(staffServiceImportEndpoints.list, { quiet: true }),
      providesTags: ['Service'],
    }),
    staffServiceImportsPlan: build.mutation({ queryFn: calls(staffServiceImportEndpoints.plan) }),
    staffServiceImportsApply: build.mutation({
      queryFn: calls(staffServiceImportEndpoints.apply),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffServiceImportsUndo: build.mutation({
      queryFn: calls(staffServiceImportEndpoints.undo),
      invalidatesTags: ['Service', 'Category'],
    }),
  }),
});

/** Imports of services that the caller can undo, the newest first. */
export const useStaffServiceImportsListQuery: QueryHook<StaffServiceImportsCalls['list']> =
  /* @__PURE__ */ hookOf(staffServiceImportsApi, 'useStaffServiceImportsListQuery');
/** What an import of this file would do; nothing is changed. */
export const useStaffServiceImportsPlanMutation: MutationHook<StaffServiceImportsCalls['plan']> =
  /* @__PURE__ */ hookOf(staffServiceImportsApi, 'useStaffServiceImportsPlanMutation');
/** Import a file as planned, in one transaction; refused where it would do anything else by now. */
export const useStaffServiceImportsApplyMutation: MutationHook<StaffServiceImportsCalls['apply']> =
  /* @__PURE__ */ hookOf(staffServiceImportsApi, 'useStaffServiceImportsApplyMutation');
/** Undo such an import within ten minutes: one’s own, or as an owner anybody’s. */
export const useStaffServiceImportsUndoMutation: MutationHook<StaffServiceImportsCalls['undo']> =
  /* @__PURE__ */ hookOf(staffServiceImportsApi, 'useStaffServiceImportsUndoMutation');
