import { insightsApi, servicesApi, settingsApi } from '@pothik/api-client/rtk-query';
import type { Store } from '../../../store/make-store.ts';
import { preload } from '../../../store/preload.ts';
import { articlesQuery } from './before-you-pay.tsx';

const { insightsList } = insightsApi.endpoints;
const { servicesGet } = servicesApi.endpoints;
const { settingsContact } = settingsApi.endpoints;

/** Loads all that the page of a service shows. */
export async function preloadService(store: Store, id: string) {
  const [found] = await Promise.all([
    preload(store, servicesGet.initiate, { id }),
    preload(store, settingsContact.initiate),
  ]);
  const slug = found.data?.category?.slug;
  if (slug !== undefined) await preload(store, insightsList.initiate, articlesQuery(slug));
  return found;
}
