import { defineEndpoint } from '../define-endpoint.ts';
import { limits } from '../limits.ts';
import { flag, pageOf, pageQuery } from '../wire-types.ts';
import { insightSchema } from './insight.ts';

/** Articles. */
export const insightEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/insights',
    access: 'anyone',
    envelope: 'page',
    summary: 'The latest articles',
    query: pageQuery(limits.latestInsights).extend({ published: flag.optional() }),
    result: pageOf(insightSchema),
    cache: { maxAge: 60, staleWhileRevalidate: 600 },
    failure: 'Failed to load insights',
    provides: ['Insight'],
    quiet: true,
  }),
};
