import type { Page, ServiceSummary } from '@pothik/contract';
import { matchesFilter, showsThatFilterIsIgnored, type ServiceFilter } from './service-filter.ts';

/** More pages than this are not loaded, so that a server without an end cannot hold a phone. */
const mostPages = 100;

/** What a list is asked for. */
export interface PageQuery {
  page: number;
  limit: number;
  search?: string;
  category?: string;
}

const toQuery = ({ search, category }: ServiceFilter, page: number, limit: number): PageQuery => ({
  page,
  limit,
  ...(search ? { search } : {}),
  ...(category ? { category } : {}),
});

type Asked<Listed, Failure> = { data: Listed } | { error: Failure };

type Ask<Listed, Failure> = (query: PageQuery) => Promise<Asked<Listed, Failure>>;
type Filtered = ServiceFilter & { page: number; limit: number };

/** A page that may have been counted without the filter: its services fit, and the count tells of others. */
const isUnproven = ({ data, pagination, search }: FoundPage, filter: Filtered): boolean =>
  (filter.search !== '' || filter.category !== '') &&
  // Who tells what was made of a search has searched.
  search === undefined &&
  pagination.totalIsMinimum !== true &&
  pagination.total > data.length;

/** A page of services; what was made of a search is known from servers that tell it. */
type FoundPage = Page<ServiceSummary> & { search?: unknown };

/**
 * One page of a filtered list, also from a server that ignores the filter: what it has is then loaded
 * page by page and filtered here, so that nothing is said to be missing which is on a later page. Where a
 * page is full of what fits, the filter has worked if there is more without it.
 *
 * @param ask for a page of the list, filtered by the server if it can.
 */
export async function askFiltered<Listed extends FoundPage, Failure>(
  ask: Ask<Listed, Failure>,
  filter: Filtered,
): Promise<Asked<Listed, Failure>> {
  const asked = await ask(toQuery(filter, filter.page, filter.limit));
  if ('error' in asked) return asked;
  if (showsThatFilterIsIgnored(asked.data.data, filter)) return filterHere(ask, filter, asked);
  if (!isUnproven(asked.data, filter)) return asked;
  const all = await ask({ page: 1, limit: 1 });
  if ('error' in all) return { data: withoutCount(asked.data, filter) };
  return all.data.pagination.total > asked.data.pagination.total
    ? asked
    : filterHere(ask, filter, asked);
}

/** As many as were seen; that there are more is all that is known. */
function withoutCount<Listed extends FoundPage>(listed: Listed, { page, limit }: Filtered): Listed {
  const total = (page - 1) * limit + listed.data.length;
  const { hasNext } = listed.pagination;
  return {
    ...listed,
    pagination: { ...listed.pagination, total, ...(hasNext ? { totalIsMinimum: true } : {}) },
  };
}

async function filterHere<Listed extends FoundPage, Failure>(
  ask: Ask<Listed, Failure>,
  { page, limit, ...filter }: Filtered,
  asked: { data: Listed },
): Promise<Asked<Listed, Failure>> {
  const services = new Map<string, ServiceSummary>();
  for (let next = 1; next <= mostPages; next += 1) {
    const answer = next === page ? asked : await ask(toQuery(filter, next, limit));
    if ('error' in answer) return answer;
    const { data, pagination } = answer.data;
    const known = services.size;
    for (const service of data) services.set(service._id, service);
    // One that answers every page alike has no more either.
    if (!pagination.hasNext || services.size === known) break;
  }
  const found = [...services.values()].filter((service) => matchesFilter(service, filter));
  const end = page * limit;
  return {
    data: {
      ...asked.data,
      data: found.slice(end - limit, end),
      pagination: {
        ...asked.data.pagination,
        page,
        hasNext: end < found.length,
        total: found.length,
      },
    },
  };
}
