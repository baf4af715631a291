import { insightsApi, servicesApi, settingsApi } from '@pothik/api-client/rtk-query';
import type { RouterContextProvider } from 'react-router';
import { preloadInTime } from '../../../store/preload.ts';
import { articlesQuery } from './before-you-pay.tsx';

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
  if (slug !== undefined) await preloadInTime(context, insightsList.initiate, articlesQuery(slug));
  return found;
}
