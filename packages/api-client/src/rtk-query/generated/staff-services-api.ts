// Generated from packages/contract/src/staff/service-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffServiceEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof staffServiceEndpoints;

/** Services as editors change them. */
export const staffServicesApi: Group<{
  staffServicesList: Query<Calls['list']>;
  staffServicesGet: Query<Calls['get']>;
  staffServicesCreate: Mutation<Calls['create']>;
  staffServicesUpdate: Mutation<Calls['update']>;
  staffServicesDelete: Mutation<Calls['delete']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffServicesList: build.query({
      queryFn: calls(staffServiceEndpoints.list),
      providesTags: ['Service'],
    }),
    staffServicesGet: build.query({
      queryFn: calls(staffServiceEndpoints.get),
      providesTags: ['Service'],
    }),
    staffServicesCreate: build.mutation({
      queryFn: calls(staffServiceEndpoints.create),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffServicesUpdate: build.mutation({
      queryFn: calls(staffServiceEndpoints.update),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffServicesDelete: build.mutation({
      queryFn: calls(staffServiceEndpoints.delete),
      invalidatesTags: ['Service', 'Category'],
    }),
  }),
});

/** Services, drafts included. */
export const useStaffServicesListQuery: QueryHook<Calls['list']> = /* @__PURE__ */ hookOf(
  staffServicesApi,
  'useStaffServicesListQuery',
);
/** One service. */
export const useStaffServicesGetQuery: QueryHook<Calls['get']> = /* @__PURE__ */ hookOf(
  staffServicesApi,
  'useStaffServicesGetQuery',
);
/** Add a service. */
export const useStaffServicesCreateMutation: MutationHook<Calls['create']> = /* @__PURE__ */ hookOf(
  staffServicesApi,
  'useStaffServicesCreateMutation',
);
/** Change a service. */
export const useStaffServicesUpdateMutation: MutationHook<Calls['update']> = /* @__PURE__ */ hookOf(
  staffServicesApi,
  'useStaffServicesUpdateMutation',
);
/** Remove a service. */
export const useStaffServicesDeleteMutation: MutationHook<Calls['delete']> = /* @__PURE__ */ hookOf(
  staffServicesApi,
  'useStaffServicesDeleteMutation',
);
