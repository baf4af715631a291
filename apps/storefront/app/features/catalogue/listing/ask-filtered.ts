import type { Page, ServiceSummary } from '@pothik/contract';
import { matchesFilter, showsThatFilterIsIgnored, type ServiceFilter } from './service-filter.ts';

/** More pages than this are not loaded, so that a server without an end cannot hold a phone. */
const mostPages = 100;

type Asked<Listed, Failure> = { data: Listed } | { error: Failure };

/**
 * One page of a filtered list, also from a server that ignores the filter: what it has is then loaded
 * page by page and filtered here, so that nothing is said to be missing which is on a later page.
 *
 * @param ask for a page of the list, filtered by the server if it can.
 */
export async function askFiltered<Listed extends Page<ServiceSummary>, Failure>(
  ask: (page: number) => Promise<Asked<Listed, Failure>>,
  { page, limit, ...filter }: ServiceFilter & { page: number; limit: number },
): Promise<Asked<Listed, Failure>> {
  const asked = await ask(page);
  if ('error' in asked || !showsThatFilterIsIgnored(asked.data.data, filter)) return asked;

  const services = new Map<string, ServiceSummary>();
  for (let next = 1; next <= mostPages; next += 1) {
    const answer = next === page ? asked : await ask(next);
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
