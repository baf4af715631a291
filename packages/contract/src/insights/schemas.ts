import { limits } from '../limits.ts';
import { flag, pageOf, pageQuery } from '../wire-types.ts';
import { insightSchema } from './insight.ts';

export const listInsights = {
  summary: 'The latest articles',
  query: pageQuery(limits.latestInsights).extend({ published: flag.optional() }),
  result: pageOf(insightSchema),
};
