// Generated from packages/contract/src/catalogue/endpoints.ts by `pnpm generate`. Change that file instead.
import { serviceEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type ServicesCalls = typeof serviceEndpoints;

/** The services of the catalogue. */
export const servicesApi: Group<{
  servicesList: Query<ServicesCalls['list']>;
  servicesListByCategory: Query<ServicesCalls['listByCategory']>;
  servicesListBySubcategory: Query<ServicesCalls['listBySubcategory']>;
  servicesGet: Query<ServicesCalls['get']>;
  servicesSimilar: Query<ServicesCalls['similar']>;
  servicesCountView: Mutation<ServicesCalls['countView']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    servicesList: build.query({ queryFn: calls(serviceEndpoints.list), providesTags: ['Service'] }),
    servicesListByCategory: build.query({
      queryFn: calls(serviceEndpoints.listByCategory),
      providesTags: ['Service'],
    }),
    servicesListBySubcategory: build.query({
      queryFn: calls(serviceEndpoints.listBySubcategory),
      providesTags: ['Service'],
    }),
    servicesGet: build.query({
      queryFn: calls(serviceEndpoints.get, { quiet: true }),
      providesTags: ['Service'],
    }),
    servicesSimilar: build.query({
      queryFn: calls(serviceEndpoints.similar, { quiet: true }),
      providesTags: ['Service'],
    }),
    servicesCountView: build.mutation({
      queryFn: calls(serviceEndpoints.countView, { quiet: true }),
    }),
  }),
});

/** Services, filtered and paged. */
export const useServicesListQuery: QueryHook<ServicesCalls['list']> = /* @__PURE__ */ hookOf(
  servicesApi,
  'useServicesListQuery',
);
/** The services of a category and its subcategories. */
export const useServicesListByCategoryQuery: QueryHook<ServicesCalls['listByCategory']> =
  /* @__PURE__ */ hookOf(servicesApi, 'useServicesListByCategoryQuery');
/** The services of a subcategory. */
export const useServicesListBySubcategoryQuery: QueryHook<ServicesCalls['listBySubcategory']> =
  /* @__PURE__ */ hookOf(servicesApi, 'useServicesListBySubcategoryQuery');
/** One service. */
export const useServicesGetQuery: QueryHook<ServicesCalls['get']> = /* @__PURE__ */ hookOf(
  servicesApi,
  'useServicesGetQuery',
);
/** At most six services of the same category and country, the most alike first. */
export const useServicesSimilarQuery: QueryHook<ServicesCalls['similar']> = /* @__PURE__ */ hookOf(
  servicesApi,
  'useServicesSimilarQuery',
);
/** Count that a service was opened, and not by whom. */
export const useServicesCountViewMutation: MutationHook<ServicesCalls['countView']> =
  /* @__PURE__ */ hookOf(servicesApi, 'useServicesCountViewMutation');
