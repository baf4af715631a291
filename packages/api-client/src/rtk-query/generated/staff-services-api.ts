// Generated from packages/contract/src/staff/service-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffServiceEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffServicesCalls = typeof staffServiceEndpoints;

/** Services as editors change them. */
export const staffServicesApi: Group<{
  staffServicesList: Query<StaffServicesCalls['list']>;
  staffServicesGet: Query<StaffServicesCalls['get']>;
  staffServicesCreate: Mutation<StaffServicesCalls['create']>;
  staffServicesUpdate: Mutation<StaffServicesCalls['update']>;
  staffServicesExport: Mutation<StaffServicesCalls['export']>;
  staffServicesGetTranslation: Query<StaffServicesCalls['getTranslation']>;
  staffServicesUpdateTranslation: Mutation<StaffServicesCalls['updateTranslation']>;
  staffServicesDelete: Mutation<StaffServicesCalls['delete']>;
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
    staffServicesExport: build.mutation({ queryFn: calls(staffServiceEndpoints.export) }),
    staffServicesGetTranslation: build.query({
      queryFn: calls(staffServiceEndpoints.getTranslation),
      providesTags: ['Service'],
    }),
    staffServicesUpdateTranslation: build.mutation({
      queryFn: calls(staffServiceEndpoints.updateTranslation),
      invalidatesTags: ['Service'],
    }),
    staffServicesDelete: build.mutation({
      queryFn: calls(staffServiceEndpoints.delete),
      invalidatesTags: ['Service', 'Category'],
    }),
  }),
});

/** Services, drafts included. */
export const useStaffServicesListQuery: QueryHook<StaffServicesCalls['list']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesListQuery');
/** One service. */
export const useStaffServicesGetQuery: QueryHook<StaffServicesCalls['get']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesGetQuery');
/** Add a service. */
export const useStaffServicesCreateMutation: MutationHook<StaffServicesCalls['create']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesCreateMutation');
/** Change a service. */
export const useStaffServicesUpdateMutation: MutationHook<StaffServicesCalls['update']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesUpdateMutation');
/** Export services as a file, which an import takes. */
export const useStaffServicesExportMutation: MutationHook<StaffServicesCalls['export']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesExportMutation');
/** A service in another language. */
export const useStaffServicesGetTranslationQuery: QueryHook<StaffServicesCalls['getTranslation']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesGetTranslationQuery');
/** Translate a service, publish the translation or take it back. */
export const useStaffServicesUpdateTranslationMutation: MutationHook<
  StaffServicesCalls['updateTranslation']
> = /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesUpdateTranslationMutation');
/** Remove a service. */
export const useStaffServicesDeleteMutation: MutationHook<StaffServicesCalls['delete']> =
  /* @__PURE__ */ hookOf(staffServicesApi, 'useStaffServicesDeleteMutation');
