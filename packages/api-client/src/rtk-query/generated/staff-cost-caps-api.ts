// Generated from packages/contract/src/staff/cost-cap-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCostCapEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffCostCapsCalls = typeof staffCostCapEndpoints;

/** Caps on the cost of jobs by country, and an owner's word that one job may cost more. */
export const staffCostCapsApi: Group<{
  staffCostCapsList: Query<StaffCostCapsCalls['list']>;
  staffCostCapsCreate: Mutation<StaffCostCapsCalls['create']>;
  staffCostCapsUpdate: Mutation<StaffCostCapsCalls['update']>;
  staffCostCapsDelete: Mutation<StaffCostCapsCalls['delete']>;
  staffCostCapsAllow: Mutation<StaffCostCapsCalls['allow']>;
  staffCostCapsWithdraw: Mutation<StaffCostCapsCalls['withdraw']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffCostCapsList: build.query({
      queryFn: calls(staffCostCapEndpoints.list),
      providesTags: ['CostCap', 'Settings'],
    }),
    staffCostCapsCreate: build.mutation({
      queryFn: calls(staffCostCapEndpoints.create),
      invalidatesTags: ['CostCap', 'Service'],
    }),
    staffCostCapsUpdate: build.mutation({
      queryFn: calls(staffCostCapEndpoints.update),
      invalidatesTags: ['CostCap', 'Service'],
    }),
    staffCostCapsDelete: build.mutation({
      queryFn: calls(staffCostCapEndpoints.delete),
      invalidatesTags: ['CostCap', 'Service'],
    }),
    staffCostCapsAllow: build.mutation({
      queryFn: calls(staffCostCapEndpoints.allow),
      invalidatesTags: ['Service'],
    }),
    staffCostCapsWithdraw: build.mutation({
      queryFn: calls(staffCostCapEndpoints.withdraw),
      invalidatesTags: ['Service'],
    }),
  }),
});

/** The caps on the cost of jobs by country, and the rates by which costs are told in taka. */
export const useStaffCostCapsListQuery: QueryHook<StaffCostCapsCalls['list']> =
  /* @__PURE__ */ hookOf(staffCostCapsApi, 'useStaffCostCapsListQuery');
/** Add a cap for a country that has none. */
export const useStaffCostCapsCreateMutation: MutationHook<StaffCostCapsCalls['create']> =
  /* @__PURE__ */ hookOf(staffCostCapsApi, 'useStaffCostCapsCreateMutation');
/** Change a cap; services that are active and above it by that stay so until they are saved. */
export const useStaffCostCapsUpdateMutation: MutationHook<StaffCostCapsCalls['update']> =
  /* @__PURE__ */ hookOf(staffCostCapsApi, 'useStaffCostCapsUpdateMutation');
/** Remove a cap. */
export const useStaffCostCapsDeleteMutation: MutationHook<StaffCostCapsCalls['delete']> =
  /* @__PURE__ */ hookOf(staffCostCapsApi, 'useStaffCostCapsDeleteMutation');
/** Allow a job to cost more than the cap of its country, up to an amount. */
export const useStaffCostCapsAllowMutation: MutationHook<StaffCostCapsCalls['allow']> =
  /* @__PURE__ */ hookOf(staffCostCapsApi, 'useStaffCostCapsAllowMutation');
/** Withdraw such a word; a job that is active stays so until it is saved. */
export const useStaffCostCapsWithdrawMutation: MutationHook<StaffCostCapsCalls['withdraw']> =
  /* @__PURE__ */ hookOf(staffCostCapsApi, 'useStaffCostCapsWithdrawMutation');
