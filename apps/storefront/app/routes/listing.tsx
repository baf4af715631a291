import { searchApi } from '@pothik/api-client/rtk-query';
import type { Service } from '@pothik/contract';
import { optionalPart } from '@pothik/ui';
import { memo } from 'react';
import { data, redirect } from 'react-router';
import { FormNotLoaded } from '../features/bookings/form-not-loaded.tsx';
import { lastPage } from '../features/catalogue/listing/listing-api.ts';
import {
  filteredAddress,
  parsePage,
  readFilter,
} from '../features/catalogue/listing/listing-filter.ts';
import { ListingPage } from '../features/catalogue/listing/listing-page.tsx';
import { preloadListing } from '../features/catalogue/listing/preload-listing.ts';
import { preloadService } from '../features/catalogue/service/preload-service.ts';
import type { ServicePageProps } from '../features/catalogue/service/service-page.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { missedSearchHeaders } from '../store/missed-search.ts';
import { preloadInTime } from '../store/preload.ts';
import { statusOf } from '../store/status-of.ts';
import type { Route } from './+types/listing.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const filter = readFilter(url.searchParams);
  if (parsePage(url.searchParams.get('page')) === undefined) {
    return redirect(filteredAddress(url.pathname, filter));
  }
  const slug = params.categorySlug;
  const listing = await preloadListing(context, { ...filter, slug });
  const last = lastPage(listing.data, filter);
  if (last < filter.page) return redirect(filteredAddress(url.pathname, { ...filter, page: last }));
  const { search } = filter;
  const isMissed = listing.data?.kind === 'services' && listing.data.page.data.length === 0;
  if (search && isMissed) {
    // The categories that are near to what was not found.
    await preloadInTime(context, searchApi.endpoints.searchSuggest.initiate, { search });
  }
  if (listing.data?.kind === 'service') {
    await preloadService(context, listing.data.id);
  }
  return data(null, {
    status: statusOf(listing.error),
    ...(search && isMissed ? { headers: missedSearchHeaders(search) } : {}),
  });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const clientLoader = () => null;

// A list rarely turns out to be one service; it does not load the booking of it before.
const BookThisService = optionalPart(
  async () => (await import('../features/bookings/book-this-service.tsx')).BookThisService,
  { failed: FormNotLoaded },
);

function Booking({ service }: { service: Service }) {
  const hydrated = useHydrated();
  return hydrated ? <BookThisService key={service._id} service={service} /> : null;
}

/** The router renders the open page at each step of a move to another one. */
const Page = memo(ListingPage);

const booking: ServicePageProps['booking'] = (service) => <Booking service={service} />;

export default function ListingRoute({ params }: Route.ComponentProps) {
  return <Page slug={params.categorySlug} booking={booking} />;
}
