import { insightsApi } from '@pothik/api-client/rtk-query';
import { useSearchParams } from 'react-router';
import {
  InsightListPage,
  insightListQuery,
} from '../features/catalogue/insights/insight-list-page.tsx';
import { parsePage } from '../features/catalogue/listing/listing-filter.ts';
import { preloadInTime } from '../store/preload.ts';
import type { Route } from './+types/insights.ts';

const pageIn = (address: URLSearchParams) => parsePage(address.get('page')) ?? 1;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  const { insightsList } = insightsApi.endpoints;
  await preloadInTime(context, insightsList.initiate, insightListQuery(page));
  return null;
}

export const clientLoader = () => null;

export default function InsightsRoute() {
  const [address] = useSearchParams();
  return <InsightListPage page={pageIn(address)} />;
}
