import { insightsApi, servicesApi } from '@pothik/api-client/rtk-query';
import { memo } from 'react';
import { data } from 'react-router';
import { InsightPage, relatedQuery } from '../features/catalogue/insights/insight-page.tsx';
import { loadCleaner, tryLoadCleaner } from '../shared/written-text.tsx';
import { preloadInTime } from '../store/preload.ts';
import { statusOf } from '../store/status-of.ts';
import type { Route } from './+types/insight.ts';

export async function loader({ context, params: { insightId } }: Route.LoaderArgs) {
  const [found] = await Promise.all([
    preloadInTime(context, insightsApi.endpoints.insightsGet.initiate, { id: insightId }),
    loadCleaner(),
  ]);
  const slug = found.data?.relatedCategory?.slug;
  if (slug !== undefined) {
    await preloadInTime(context, servicesApi.endpoints.servicesList.initiate, relatedQuery(slug));
  }
  return data(null, { status: statusOf(found.error) });
}

export async function clientLoader() {
  await tryLoadCleaner();
  return null;
}

/** The router renders the open page at each step of a move to another one. */
const Page = memo(InsightPage);

export default function InsightRoute({ params }: Route.ComponentProps) {
  return <Page id={params.insightId} />;
}
