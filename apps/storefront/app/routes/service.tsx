import { insightsApi, servicesApi, settingsApi } from '@pothik/api-client/rtk-query';
import { data } from 'react-router';
import { BookThisService } from '../features/bookings/book-this-service.tsx';
import { articlesQuery } from '../features/catalogue/service/before-you-pay.tsx';
import { ServicePage } from '../features/catalogue/service/service-page.tsx';
import { loadCleaner, tryLoadCleaner } from '../shared/clean-html.tsx';
import { preload } from '../store/preload.ts';
import { statusOf } from '../store/status-of.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/service.ts';

const { servicesGet } = servicesApi.endpoints;
const { insightsList } = insightsApi.endpoints;
const { settingsContact } = settingsApi.endpoints;

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const [found] = await Promise.all([
    preload(store, servicesGet.initiate, { id: params.serviceId }),
    preload(store, settingsContact.initiate),
    loadCleaner(),
  ]);
  const slug = found.data?.category?.slug;
  if (slug !== undefined) await preload(store, insightsList.initiate, articlesQuery(slug));
  return data(null, { status: statusOf(found.error) });
}

export async function clientLoader() {
  await tryLoadCleaner();
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
