// Generated from src/insights/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { Insight, InsightDetails } from '../entities.ts';

/** Articles. */
export const insightEndpoints = {
  /** The latest articles. */
  list: {
    method: 'GET',
    path: '/insights',
    access: 'anyone',
    envelope: 'page',
    failure: 'Failed to load insights',
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      published?: boolean | undefined;
      /** Slug of a category: those alone beside which its services stand. */
      related?: string | undefined;
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
  } as Endpoint<{ id: string }, InsightDetails>,
};
