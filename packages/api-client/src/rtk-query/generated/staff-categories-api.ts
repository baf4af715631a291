// Generated from packages/contract/src/staff/category-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCategoryEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffCategoriesCalls = typeof staffCategoryEndpoints;

/** Categories as editors change them. */
export const staffCategoriesApi: Group<{
  staffCategoriesList: Query<StaffCategoriesCalls['list']>;
  staffCategoriesCreate: Mutation<StaffCategoriesCalls['create']>;
  staffCategoriesUpdate: Mutation<StaffCategoriesCalls['update']>;
  staffCategoriesGetTranslation: Query<StaffCategoriesCalls['getTranslation']>;
  staffCategoriesUpdateTranslation: Mutation<StaffCategoriesCalls['updateTranslation']>;
  staffCategoriesDelete: Mutation<StaffCategoriesCalls['delete']>;
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
    staffCategoriesGetTranslation: build.query({
      queryFn: calls(staffCategoryEndpoints.getTranslation),
      providesTags: ['Category'],
    }),
    staffCategoriesUpdateTranslation: build.mutation({
      queryFn: calls(staffCategoryEndpoints.updateTranslation),
      invalidatesTags: ['Category', 'Service'],
    }),
    staffCategoriesDelete: build.mutation({
      queryFn: calls(staffCategoryEndpoints.delete),
      invalidatesTags: ['Category'],
    }),
  }),
});

/** All categories. */
export const useStaffCategoriesListQuery: QueryHook<StaffCategoriesCalls['list']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesListQuery');
/** Add a category. */
export const useStaffCategoriesCreateMutation: MutationHook<StaffCategoriesCalls['create']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesCreateMutation');
/** Change a category. */
export const useStaffCategoriesUpdateMutation: MutationHook<StaffCategoriesCalls['update']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesUpdateMutation');
/** A category in another language. */
export const useStaffCategoriesGetTranslationQuery: QueryHook<
  StaffCategoriesCalls['getTranslation']
> = /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesGetTranslationQuery');
/** Translate a category, publish the translation or take it back. */
export const useStaffCategoriesUpdateTranslationMutation: MutationHook<
  StaffCategoriesCalls['updateTranslation']
> = /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesUpdateTranslationMutation');
/** Remove a category. */
export const useStaffCategoriesDeleteMutation: MutationHook<StaffCategoriesCalls['delete']> =
  /* @__PURE__ */ hookOf(staffCategoriesApi, 'useStaffCategoriesDeleteMutation');
