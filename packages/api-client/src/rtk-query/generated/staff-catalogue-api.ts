// Generated from packages/contract/src/staff/catalogue-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCatalogueEndpoints } from '@pothik/contract';
import { calls, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof staffCatalogueEndpoints;

/** Services, categories and articles, as editors change them. */
export const staffCatalogueApi: Group<{
  staffCatalogueListServices: Query<Calls['listServices']>;
  staffCatalogueGetService: Query<Calls['getService']>;
  staffCatalogueCreateService: Mutation<Calls['createService']>;
  staffCatalogueUpdateService: Mutation<Calls['updateService']>;
  staffCatalogueDeleteService: Mutation<Calls['deleteService']>;
  staffCatalogueListCategories: Query<Calls['listCategories']>;
  staffCatalogueCreateCategory: Mutation<Calls['createCategory']>;
  staffCatalogueUpdateCategory: Mutation<Calls['updateCategory']>;
  staffCatalogueDeleteCategory: Mutation<Calls['deleteCategory']>;
  staffCatalogueListInsights: Query<Calls['listInsights']>;
  staffCatalogueGetInsight: Query<Calls['getInsight']>;
  staffCatalogueCreateInsight: Mutation<Calls['createInsight']>;
  staffCatalogueUpdateInsight: Mutation<Calls['updateInsight']>;
  staffCatalogueDeleteInsight: Mutation<Calls['deleteInsight']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffCatalogueListServices: build.query({
      queryFn: calls(staffCatalogueEndpoints.listServices),
      providesTags: ['Service'],
    }),
    staffCatalogueGetService: build.query({
      queryFn: calls(staffCatalogueEndpoints.getService),
      providesTags: ['Service'],
    }),
    staffCatalogueCreateService: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.createService),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffCatalogueUpdateService: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.updateService),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffCatalogueDeleteService: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.deleteService),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffCatalogueListCategories: build.query({
      queryFn: calls(staffCatalogueEndpoints.listCategories),
      providesTags: ['Category'],
    }),
    staffCatalogueCreateCategory: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.createCategory),
      invalidatesTags: ['Category'],
    }),
    staffCatalogueUpdateCategory: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.updateCategory),
      invalidatesTags: ['Category', 'Service'],
    }),
    staffCatalogueDeleteCategory: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.deleteCategory),
      invalidatesTags: ['Category'],
    }),
    staffCatalogueListInsights: build.query({
      queryFn: calls(staffCatalogueEndpoints.listInsights),
      providesTags: ['Insight'],
    }),
    staffCatalogueGetInsight: build.query({
      queryFn: calls(staffCatalogueEndpoints.getInsight),
      providesTags: ['Insight'],
    }),
    staffCatalogueCreateInsight: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.createInsight),
      invalidatesTags: ['Insight'],
    }),
    staffCatalogueUpdateInsight: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.updateInsight),
      invalidatesTags: ['Insight'],
    }),
    staffCatalogueDeleteInsight: build.mutation({
      queryFn: calls(staffCatalogueEndpoints.deleteInsight),
      invalidatesTags: ['Insight'],
    }),
  }),
});

/** Services, drafts included. */
export const useStaffCatalogueListServicesQuery: QueryHook<Calls['listServices']> =
  staffCatalogueApi.useStaffCatalogueListServicesQuery;
/** One service. */
export const useStaffCatalogueGetServiceQuery: QueryHook<Calls['getService']> =
  staffCatalogueApi.useStaffCatalogueGetServiceQuery;
/** Add a service. */
export const useStaffCatalogueCreateServiceMutation: MutationHook<Calls['createService']> =
  staffCatalogueApi.useStaffCatalogueCreateServiceMutation;
/** Change a service. */
export const useStaffCatalogueUpdateServiceMutation: MutationHook<Calls['updateService']> =
  staffCatalogueApi.useStaffCatalogueUpdateServiceMutation;
/** Remove a service. */
export const useStaffCatalogueDeleteServiceMutation: MutationHook<Calls['deleteService']> =
  staffCatalogueApi.useStaffCatalogueDeleteServiceMutation;
/** All categories. */
export const useStaffCatalogueListCategoriesQuery: QueryHook<Calls['listCategories']> =
  staffCatalogueApi.useStaffCatalogueListCategoriesQuery;
/** Add a category. */
export const useStaffCatalogueCreateCategoryMutation: MutationHook<Calls['createCategory']> =
  staffCatalogueApi.useStaffCatalogueCreateCategoryMutation;
/** Change a category. */
export const useStaffCatalogueUpdateCategoryMutation: MutationHook<Calls['updateCategory']> =
  staffCatalogueApi.useStaffCatalogueUpdateCategoryMutation;
/** Remove a category. */
export const useStaffCatalogueDeleteCategoryMutation: MutationHook<Calls['deleteCategory']> =
  staffCatalogueApi.useStaffCatalogueDeleteCategoryMutation;
/** Articles, drafts included. */
export const useStaffCatalogueListInsightsQuery: QueryHook<Calls['listInsights']> =
  staffCatalogueApi.useStaffCatalogueListInsightsQuery;
/** One article. */
export const useStaffCatalogueGetInsightQuery: QueryHook<Calls['getInsight']> =
  staffCatalogueApi.useStaffCatalogueGetInsightQuery;
/** Add an article. */
export const useStaffCatalogueCreateInsightMutation: MutationHook<Calls['createInsight']> =
  staffCatalogueApi.useStaffCatalogueCreateInsightMutation;
/** Change an article. */
export const useStaffCatalogueUpdateInsightMutation: MutationHook<Calls['updateInsight']> =
  staffCatalogueApi.useStaffCatalogueUpdateInsightMutation;
/** Remove an article. */
export const useStaffCatalogueDeleteInsightMutation: MutationHook<Calls['deleteInsight']> =
  staffCatalogueApi.useStaffCatalogueDeleteInsightMutation;
