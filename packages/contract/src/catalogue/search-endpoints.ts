import { defineEndpoint } from '../define-endpoint.ts';
import { searchText } from '../wire-types.ts';
import { inLanguage } from './in-language.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { suggestionsSchema } from './search.ts';

/** The search of the catalogue, beside the lists that take a search text. */
export const searchEndpoints = {
  suggest: defineEndpoint({
    method: 'GET',
    path: '/search/suggestions',
    access: 'anyone',
    envelope: 'data',
    summary: 'Services, categories and countries that may be meant by what was typed so far',
    query: inLanguage.extend({ search: searchText }),
    result: suggestionsSchema,
    cache: catalogueCache,
    failure: 'Failed to load suggestions',
    provides: ['Service', 'Category'],
    quiet: true,
  }),
};
