// Generated from src/catalogue/search-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Suggestions } from '../entities.ts';
import type { ContentLanguage } from '../../rules/content-languages.ts';

/** The search of the catalogue, beside the lists that take a search text. */
export const searchEndpoints = {
  /** Services, categories and countries that may be meant by what was typed so far. */
  suggest: {
    method: 'GET',
    path: '/search/suggestions',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load suggestions',
    inLanguages: true,
  } as Endpoint<
    {
      search: string;
      lang?: ContentLanguage | undefined;
    },
    Suggestions
  >,
};
