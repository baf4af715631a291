import { categoriesApi, insightsApi, servicesApi } from '@pothik/api-client/rtk-query';
import {
  canonicalServiceAddress,
  insightAddress,
  listingAddress,
} from '../features/catalogue/listing/addresses.ts';
import { catalogueQueries } from '../features/catalogue/queries.ts';
import { informationAddresses } from '../messages/information.ts';
import { addressIn, languageOfAddress } from '../shared/languages.ts';
import { preload } from '../store/preload.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/sitemap.ts';

/** The most addresses that one sitemap may hold. */
const most = 50_000;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export async function loader({ context, request }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { publicOrigin } = store.getState().settings;
  const { categoriesList } = categoriesApi.endpoints;
  const { servicesList } = servicesApi.endpoints;
  const tree = await preload(store, categoriesList.initiate, catalogueQueries.filter);
  const slugs = (tree.data ?? []).flatMap(({ slug, subcategories = [] }) => [
    slug,
    ...subcategories.map((child) => child.slug),
  ]);
  const { insightsList } = insightsApi.endpoints;
  const articles = await preload(store, insightsList.initiate, { published: true, limit: 100 });
  const addresses = [
    '/',
    '/service',
    ...slugs.map((slug) => listingAddress(slug)),
    '/blog',
    ...(articles.data?.data ?? [])
      .filter(({ readingMinutes }) => readingMinutes !== undefined)
      .map(({ _id }) => insightAddress(_id)),
    ...informationAddresses,
  ];
  for (let page = 1; addresses.length < most; page += 1) {
    const { data } = await preload(store, servicesList.initiate, {
      active: true,
      limit: 100,
      page,
    });
    addresses.push(...(data?.data ?? []).map(canonicalServiceAddress));
    if (!data?.pagination.hasNext) break;
  }
  const entries = addresses.slice(0, most).map((address) => {
    const { pathname } = new URL(request.url);
    return `<url><loc>${escape(publicOrigin + addressIn(languageOfAddress(pathname), address))}</loc></url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
