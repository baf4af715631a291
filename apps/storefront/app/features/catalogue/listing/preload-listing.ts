import { categoriesApi } from '@pothik/api-client/rtk-query';
import type { RouterContextProvider } from 'react-router';
import { preloadInTime } from '../../../store/preload.ts';
import { catalogueQueries } from '../queries.ts';
import { listingApi, type ListingInput } from './listing-api.ts';

const { categoriesList } = categoriesApi.endpoints;

/** Loads a page of a list, and the categories that it is filtered by. */
export async function preloadListing(
  context: Readonly<RouterContextProvider>,
  input: ListingInput,
) {
  const [listing] = await Promise.all([
    preloadInTime(context, listingApi.endpoints.listing.initiate, input),
    preloadInTime(context, categoriesList.initiate, catalogueQueries.filter),
  ]);
  return listing;
}
