import type { Page, ServiceSummary } from '@pothik/contract';
import type { State } from '../../../store/make-store.ts';
import type { Listing } from '../listing/listing-api.ts';

const ofPage = ({ data }: Page<ServiceSummary>) => data;

/** The services in the answers of queries, by the names of these. */
const lists: Record<string, (answer: never) => readonly ServiceSummary[]> = {
  serviceFeed: ofPage,
  servicesList: ofPage,
  servicesSimilar: (services: readonly ServiceSummary[]) => services,
  listing: (listing: Listing) => (listing.kind === 'services' ? listing.page.data : []),
};

interface Answered {
  endpointName?: string;
  data?: unknown;
}

/** What some list that is still kept tells of a service, for the time until all of it is there. */
export function knownService({ api }: Pick<State, 'api'>, id: string): ServiceSummary | undefined {
  for (const query of Object.values<Answered | undefined>(api.queries)) {
    const list = lists[query?.endpointName ?? ''];
    if (!list || query?.data === undefined) continue;
    const found = list(query.data as never).find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}
