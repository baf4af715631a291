// Generated from packages/contract/src/staff/category-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCategoryEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof staffCategoryEndpoints;

/** Categories as editors change them. */
export const staffCategoriesApi: Group<{
  staffCategoriesList: Query<Calls['list']>;
  staffCategoriesCreate: Mutation<Calls['create']>;
  staffCategoriesUpdate: Mutation<Calls['update']>;
  staffCategoriesDelete: Mutation<Calls['delete']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffCategoriesList: build.query({
      queryFn: calls(staffCategoryEndpoints.list),
      providesTags: ['Category'],
    }),
    staffCategoriesCreate: build.mutation({
      queryFn: calls(staffCategoryEndpoints.create),
      invalidatesTags: ['Category'],
    }),
    staffCategoriesUpdate: build.mutation({
      queryFn: calls(staffCategoryEndpoints.update),
      invalidatesTags: ['Category', 'Service'],
    }),
    staffCategoriesDelete: build.mutation({
      queryFn: calls(staffCategoryEndpoints.delete),
      invalidatesTags: ['Category'],
    }),
  }),
});

/** All categories. */
export const useStaffCategoriesListQuery: QueryHook<Calls['list']> = /* @__PURE__ */ hookOf(
  staffCategoriesApi,
  'useStaffCategoriesListQuery',
);
/** Add a category. */
export const useStaffCategoriesCreateMutation: MutationHook<Calls['create']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesCreateMutation');
/** Change a category. */
export const useStaffCategoriesUpdateMutation: MutationHook<Calls['update']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesUpdateMutation');
/** Remove a category. */
export const useStaffCategoriesDeleteMutation: MutationHook<Calls['delete']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesDeleteMutation');
