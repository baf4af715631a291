import { insightsApi, servicesApi, settingsApi } from '@pothik/api-client/rtk-query';
import type { RouterContextProvider } from 'react-router';
import { preloadInTime } from '../../../store/preload.ts';
import { catalogueQueries } from '../queries.ts';

const { insightsList } = insightsApi.endpoints;
const { servicesGet } = servicesApi.endpoints;
const { settingsContact } = settingsApi.endpoints;

/** Loads all that the page of a service shows. */
export async function preloadService(context: Readonly<RouterContextProvider>, id: string) {
  const [found] = await Promise.all([
    preloadInTime(context, servicesGet.initiate, { id }),
    preloadInTime(context, settingsContact.initiate),
  ]);
  const slug = found.data?.category?.slug;
  if (slug !== undefined) {
    await preloadInTime(context, insightsList.initiate, catalogueQueries.articles(slug));
  }
  return found;
}
