import type { ServiceSummary } from '@pothik/contract';

const segment = encodeURIComponent;

/** The listing of a category or subcategory; without one, of everything. */
export const listingAddress = (slug?: string) => (slug ? `/service/${segment(slug)}` : '/service');

/** The services that are found by these words. */
export const searchAddress = (search: string): string =>
  `${listingAddress()}?${new URLSearchParams({ search }).toString()}`;

/**
 * Where a service is shown: under the slug of the page that links to it, else under its category,
 * else under `details` (Specification §2).
 */
export function serviceAddress(
  service: Pick<ServiceSummary, '_id' | 'category'>,
  pageSlug?: string,
) {
  const slug = pageSlug ?? service.category?.slug ?? 'details';
  return `/service/${segment(slug)}/${segment(service._id)}`;
}

/** Where a row of the home page leads: a service without a category stands under its id alone. */
export const rowServiceAddress = (service: Pick<ServiceSummary, '_id' | 'category'>) =>
  service.category ? serviceAddress(service) : listingAddress(service._id);

/** The one address of a service for search engines, whichever it was opened under. */
export const canonicalServiceAddress = (service: Pick<ServiceSummary, '_id' | 'category'>) =>
  serviceAddress(service);

/** Where an article is read. */
export const insightAddress = (id: string) => `/blog/${encodeURIComponent(id)}`;
