// Generated from src/insights/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { Insight, InsightDetails } from '../entities.ts';
import type { ContentLanguage } from '../../rules/content-languages.ts';

/** Articles. */
export const insightEndpoints = {
  /** The latest articles. */
  list: {
    method: 'GET',
    path: '/insights',
    access: 'anyone',
    envelope: 'page',
    failure: 'Failed to load insights',
    inLanguages: true,
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      published?: boolean | undefined;
      /** Slug of a category: those alone beside which its services stand. */
      related?: string | undefined;
      lang?: ContentLanguage | undefined;
    },
    Page<Insight>
  >,
  /** One article. */
  get: {
    method: 'GET',
    path: '/insights/{id}',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load the article',
    inLanguages: true,
  } as Endpoint<
    {
      id: string;
      lang?: ContentLanguage | undefined;
    },
    InsightDetails
  >,
};
