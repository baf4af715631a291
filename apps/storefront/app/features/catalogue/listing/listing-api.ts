import { callEndpoint, pothikApi, type Failure } from '@pothik/api-client/rtk-query';
import {
  limits,
  serviceEndpoints,
  type CategoryReference,
  type Page,
  type SearchFindings,
  type ServiceSummary,
} from '@pothik/contract';
import { isAskedAhead } from '../../../shared/asked-ahead.ts';
import { statusOf } from '../../../store/status-of.ts';
import type { ListingFilter } from './listing-filter.ts';
import { askFiltered } from './ask-filtered.ts';

export interface ListingInput extends ListingFilter {
  /** Of a category or subcategory; absent: all services. */
  slug?: string | undefined;
}

/** A page of services; what was made of a search is known from servers that tell it. */
type ServiceListPage = Page<ServiceSummary> & { search?: SearchFindings | undefined };

/** What stands under the address of a listing. */
export type Listing =
  | { kind: 'services'; page: ServiceListPage; of?: CategoryReference | undefined }
  /** The segment was the id of a service. */
  | { kind: 'service'; id: string };

type Answer<Data> = { data: Data } | { error: Failure };
interface Call {
  extra: unknown;
  signal: AbortSignal;
}

type Filter = ListingFilter & { limit: number };

const isMissing = (answer: Answer<unknown>) => 'error' in answer && statusOf(answer.error) === 404;

/**
 * What a slug stands for: a subcategory, else a category, else the id of a service. Where both
 * lookups fail for another reason than that there is no such thing, the failure is told.
 */
async function findBySlug(slug: string, filter: Filter, api: Call): Promise<Answer<Listing>> {
  const quiet = { quiet: true };
  const bySubcategory = await askFiltered(
    (query) => callEndpoint(serviceEndpoints.listBySubcategory, { ...query, slug }, api, quiet),
    filter,
  );
  if ('data' in bySubcategory && bySubcategory.data.data.length > 0) {
    const { subcategory, ...page } = bySubcategory.data;
    return { data: { kind: 'services', page, of: subcategory } };
  }
  const byCategory = await askFiltered(
    (query) => callEndpoint(serviceEndpoints.listByCategory, { ...query, slug }, api, quiet),
    filter,
  );
  if ('data' in byCategory) {
    const { category, ...page } = byCategory.data;
    return { data: { kind: 'services', page, of: category } };
  }
  if ('data' in bySubcategory) {
    const { subcategory, ...page } = bySubcategory.data;
    return { data: { kind: 'services', page, of: subcategory } };
  }
  if (!isMissing(bySubcategory) || !isMissing(byCategory)) return byCategory;
  const service = await callEndpoint(serviceEndpoints.get, { id: slug }, api, quiet);
  return 'data' in service ? { data: { kind: 'service', id: slug } } : service;
}

/** Where a list ends whose address asked for a page behind its end; else the page itself. */
export function lastPage(listing: Listing | undefined, { page }: ListingFilter): number {
  if (listing?.kind !== 'services' || listing.page.data.length > 0) return page;
  const pages = Math.ceil(listing.page.pagination.total / limits.listingPageSize);
  // A server that is wrong about its total is not followed from page to page.
  return pages < page ? Math.max(1, pages) : 1;
}

/** The listing's own query: which of the calls answers it depends on what its slug stands for. */
export const listingApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query<Listing, ListingInput>({
      async queryFn({ slug, ...asked }, api): Promise<Answer<Listing>> {
        const filter = { ...asked, limit: limits.listingPageSize };
        if (slug !== undefined) return findBySlug(slug, filter, api);
        const quiet = isAskedAhead();
        const all = await askFiltered(
          (query) =>
            callEndpoint(serviceEndpoints.list, { ...query, active: true }, api, { quiet }),
          filter,
        );
        return 'data' in all ? { data: { kind: 'services', page: all.data } } : all;
      },
      providesTags: ['Service'],
    }),
  }),
});

export const { useListingQuery } = listingApi;
