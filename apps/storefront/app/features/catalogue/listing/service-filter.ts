import { composeLetters, foldLetters, type Service, type ServiceSummary } from '@pothik/contract';

/** What a list of services is narrowed to. */
export interface ServiceFilter {
  search: string;
  /** Slug of a category or subcategory, or a service type. */
  category: string;
}

/** In lists of other servers the whole service may be there. */
type Listed = ServiceSummary & Partial<Pick<Service, 'description'>>;

/** Name or job title, country, provider or description contains it (Specification §5). */
function matchesSearch(service: Listed, search: string): boolean {
  const term = foldLetters(search.trim());
  const { name, jobTitle, location, provider, description } = service;
  return [name ?? jobTitle, location?.country, provider?.name, description].some(
    (text) => text !== undefined && foldLetters(text).includes(term),
  );
}

function matchesCategory(service: Listed, category: string): boolean {
  const wanted = composeLetters(category);
  return [service.category?.slug, service.subcategory?.slug, service.serviceType].some(
    (name) => name !== undefined && composeLetters(name) === wanted,
  );
}

/** Whether a service belongs into the list, by the rules of the specification's section 5. */
export function matchesFilter(service: ServiceSummary, { search, category }: ServiceFilter) {
  return (
    (search.trim() === '' || matchesSearch(service, search)) &&
    (category === '' || matchesCategory(service, category))
  );
}

/**
 * Whether the answer shows that the server did not filter. What it found by a description that it
 * does not send along counts as found.
 */
export function showsThatFilterIsIgnored(
  services: readonly ServiceSummary[],
  { search, category }: ServiceFilter,
): boolean {
  return services.some((service: Listed) => {
    const hidden = service.description === undefined;
    return !matchesFilter(service, { search: hidden ? '' : search, category });
  });
}
