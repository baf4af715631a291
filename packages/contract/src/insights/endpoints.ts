import { defineEndpoint } from '../define-endpoint.ts';
import { limits } from '../limits.ts';
import { inLanguage } from '../catalogue/in-language.ts';
import { flag, pageOf, pageQuery, slug } from '../wire-types.ts';
import { insightDetailsSchema, insightSchema } from './insight.ts';

const articleCache = { maxAge: 60, staleWhileRevalidate: 600 };

/** Articles. */
export const insightEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/insights',
    access: 'anyone',
    envelope: 'page',
    summary: 'The latest articles',
    query: pageQuery(limits.latestInsights).extend({
      ...inLanguage.shape,
      published: flag.optional(),
      /** Slug of a category: those alone beside which its services stand. */
      related: slug.optional(),
    }),
    result: pageOf(insightSchema),
    cache: articleCache,
    failure: 'Failed to load insights',
    provides: ['Insight'],
    quiet: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/insights/{id}',
    access: 'anyone',
    envelope: 'data',
    summary: 'One article',
    query: inLanguage,
    result: insightDetailsSchema,
    errors: ['not_found'],
    cache: articleCache,
    failure: 'Failed to load the article',
    provides: ['Insight'],
    quiet: true,
  }),
};
