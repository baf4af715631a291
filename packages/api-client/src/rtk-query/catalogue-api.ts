import {
  categoryEndpoints,
  insightEndpoints,
  serviceEndpoints,
  settingsEndpoints,
  type CallInput,
  type CallResult,
} from '@pothik/contract';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';
import { feedOptions, type ServiceFeed, type ServiceFeedInput } from './service-feed.ts';

type Categories = typeof categoryEndpoints;
type Services = typeof serviceEndpoints;
type Insights = typeof insightEndpoints;
type Settings = typeof settingsEndpoints;

/** What fails in silence: its place on the page stays empty (Specification §8). */
const quiet = { quiet: true };

/** What the pages of the catalogue read. */
export const catalogueApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<CallResult<Categories['list']>, CallInput<Categories['list']>>({
      queryFn: calls(categoryEndpoints.list, quiet),
      providesTags: ['Category'],
    }),
    services: build.query<CallResult<Services['list']>, CallInput<Services['list']>>({
      queryFn: calls(serviceEndpoints.list),
      providesTags: ['Service'],
    }),
    /** A list that grows by 'Load More', without an item twice (Specification §4). */
    serviceFeed: build.query<ServiceFeed, ServiceFeedInput>({
      queryFn: ({ slug, ...input }, context) =>
        slug === undefined
          ? callEndpoint(
              serviceEndpoints.list,
              { ...input, featured: true, active: true },
              context,
              quiet,
            )
          : callEndpoint(serviceEndpoints.listByCategory, { ...input, slug }, context, quiet),
      ...feedOptions,
      providesTags: ['Service'],
    }),
    service: build.query<CallResult<Services['get']>, string>({
      queryFn: (id, context) => callEndpoint(serviceEndpoints.get, { id }, context, quiet),
      providesTags: ['Service'],
    }),
    /** Counts that a service was opened, and not by whom. */
    countServiceView: build.mutation<
      CallResult<Services['countView']>,
      CallInput<Services['countView']>
    >({ queryFn: calls(serviceEndpoints.countView, quiet) }),
    insights: build.query<CallResult<Insights['list']>, CallInput<Insights['list']>>({
      queryFn: calls(insightEndpoints.list, quiet),
      providesTags: ['Insight'],
    }),
    branding: build.query<CallResult<Settings['branding']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(settingsEndpoints.branding, {}, context, quiet),
      providesTags: ['Settings'],
    }),
    contact: build.query<CallResult<Settings['contact']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(settingsEndpoints.contact, {}, context, quiet),
      providesTags: ['Settings'],
    }),
  }),
});

export const {
  useCategoriesQuery,
  useServicesQuery,
  useServiceFeedQuery,
  useServiceQuery,
  useCountServiceViewMutation,
  useInsightsQuery,
  useBrandingQuery,
  useContactQuery,
} = catalogueApi;
