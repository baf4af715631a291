import { servicesApi, settingsApi } from '@pothik/api-client/rtk-query';
import { data } from 'react-router';
import { BookThisService } from '../features/bookings/book-this-service.tsx';
import { loadCleaner } from '../features/catalogue/service/description.tsx';
import { ServicePage } from '../features/catalogue/service/service-page.tsx';
import { preload } from '../store/preload.ts';
import { statusOf } from '../store/status-of.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/service.ts';

const { servicesGet } = servicesApi.endpoints;
const { settingsContact } = settingsApi.endpoints;

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const [found] = await Promise.all([
    preload(store, servicesGet.initiate, { id: params.serviceId }),
    preload(store, settingsContact.initiate),
    loadCleaner(),
  ]);
  return data(null, { status: statusOf(found.error) });
}

export async function clientLoader() {
  // Without it the page asks once more.
  await loadCleaner().catch(() => undefined);
  return null;
}

export default function ServiceRoute({ params }: Route.ComponentProps) {
  return (
    <ServicePage
      id={params.serviceId}
      booking={(service) => <BookThisService key={service._id} service={service} />}
    />
  );
}
