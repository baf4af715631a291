import { categoriesApi, insightsApi, serviceFeedApi } from '@pothik/api-client/rtk-query';
import { catalogueQueries } from '../features/catalogue/queries.ts';
import { Home } from '../features/home/home.tsx';
import { preload } from '../store/preload.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/home.ts';

const { categoriesList } = categoriesApi.endpoints;
const { serviceFeed } = serviceFeedApi.endpoints;
const { insightsList } = insightsApi.endpoints;
const { featured, row, home, insights: latest } = catalogueQueries;

export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const [listed] = await Promise.all([
    preload(store, categoriesList.initiate, home),
    preload(store, serviceFeed.initiate, featured),
    preload(store, insightsList.initiate, latest),
  ]);
  const rows = listed.data ?? [];
  await Promise.all(rows.map(({ slug }) => preload(store, serviceFeed.initiate, row(slug))));
  return null;
}

export const clientLoader = () => null;

export default Home;
