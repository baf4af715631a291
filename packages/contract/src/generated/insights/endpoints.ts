// Generated from src/insights/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { Insight } from '../entities.ts';

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
    },
    Page<Insight>
  >,
};
