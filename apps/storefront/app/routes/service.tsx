import { memo } from 'react';
import { data } from 'react-router';
import { BookThisService } from '../features/bookings/book-this-service.tsx';
import { preloadService } from '../features/catalogue/service/preload-service.ts';
import { ServicePage, type ServicePageProps } from '../features/catalogue/service/service-page.tsx';
import { loadCleaner, tryLoadCleaner } from '../shared/written-text.tsx';
import { statusOf } from '../store/status-of.ts';
import type { Route } from './+types/service.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const [found] = await Promise.all([preloadService(context, params.serviceId), loadCleaner()]);
  return data(null, { status: statusOf(found.error) });
}

export async function clientLoader() {
  await tryLoadCleaner();
  return null;
}

/** The router renders the open page at each step of a move to another one. */
const Page = memo(ServicePage);

const booking: ServicePageProps['booking'] = (service) => (
  <BookThisService key={service._id} service={service} />
);

export default function ServiceRoute({ params }: Route.ComponentProps) {
  return <Page id={params.serviceId} booking={booking} />;
}
