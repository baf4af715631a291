import { serviceEndpoints, type CacheTag, type Page, type ServiceSummary } from '@pothik/contract';
import type { QueryDefinition } from '@reduxjs/toolkit/query';
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import { callEndpoint, hookOf, pothikApi } from './api.ts';
import type { BaseQuery, Group } from './group.ts';

/** Which services a listing shows. */
export interface ServiceFeedInput {
  /** Of a category; absent: the featured services. */
  slug?: string;
  /** Of those that are known, at most one more than the last. */
  page: number;
  limit: number;
}

/** A page of the listing, as it grows while the visitor scrolls. */
export type ServiceFeed = Page<ServiceSummary>;

/** Appends a page to the list; an item that is there already is left out. */
function merge(known: ServiceFeed, next: ServiceFeed): void {
  if (next.pagination.page === 1) known.data = [];
  const seen = new Set(known.data.map(({ _id }) => _id));
  const fresh = next.data.filter(({ _id }) => !seen.has(_id));
  known.data.push(...fresh);
  // A server that promises a next page for ever is not believed when it brings nothing new.
  const hasNext = next.pagination.hasNext && fresh.length > 0;
  known.pagination = { ...next.pagination, hasNext };
}

interface Arguments {
  currentArg: ServiceFeedInput | undefined;
  previousArg: ServiceFeedInput | undefined;
}

/** One cached list for all pages of a feed. */
const feedOptions = {
  serializeQueryArgs: ({ queryArgs }: { queryArgs: ServiceFeedInput }) => ({
    slug: queryArgs.slug,
    limit: queryArgs.limit,
  }),
  merge,
  // Who comes back to the page asks for the first again and finds all that was loaded.
  forceRefetch: ({ currentArg, previousArg }: Arguments) =>
    previousArg !== undefined && currentArg !== undefined && currentArg.page > previousArg.page,
};

/** Fails in silence: the place on the page stays empty (Specification §8). */
const quiet = { quiet: true };

/** The lists that grow by 'Load More', without an item twice (Specification §4). */
export const serviceFeedApi: Group<{
  serviceFeed: QueryDefinition<ServiceFeedInput, BaseQuery, CacheTag, ServiceFeed, 'api'>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    serviceFeed: build.query({
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
  }),
});

/** A list of services that grows by 'Load More' (Specification §4). */
export const useServiceFeedQuery: TypedUseQuery<ServiceFeed, ServiceFeedInput, BaseQuery> =
  /* @__PURE__ */ hookOf(serviceFeedApi, 'useServiceFeedQuery');
