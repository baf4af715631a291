import { categoriesApi, insightsApi, serviceFeedApi } from '@pothik/api-client/rtk-query';
import { catalogueQueries } from '../features/catalogue/queries.ts';
import { Home } from '../features/home/home.tsx';
import { preloadInTime } from '../store/preload.ts';
import type { Route } from './+types/home.ts';

const { categoriesList } = categoriesApi.endpoints;
const { serviceFeed } = serviceFeedApi.endpoints;
const { insightsList } = insightsApi.endpoints;
const { featured, row, home, insights: latest } = catalogueQueries;

export async function loader({ context }: Route.LoaderArgs) {
  const preloadRows = async () => {
    const { data: rows = [] } = await preloadInTime(context, categoriesList.initiate, home);
    await Promise.all(
      rows.map(({ slug }) => preloadInTime(context, serviceFeed.initiate, row(slug))),
    );
  };
  await Promise.all([
    preloadRows(),
    preloadInTime(context, serviceFeed.initiate, featured),
    preloadInTime(context, insightsList.initiate, latest),
  ]);
  return null;
}

export const clientLoader = () => null;

/** The same element each time: the router renders the open page at each step of a move to another one. */
const page = <Home />;

export default function HomeRoute() {
  return page;
}
