import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { categories } from '../catalogue/schema.ts';
import { messages } from './messages.ts';
import { insights } from './schema.ts';
import { translateCategories } from '../translation/translations.ts';
import { translateInsights } from './translate-insights.ts';
import { selectDetails, selectListed, toInsight, toInsightDetails } from './insight-queries.ts';

/** Articles that are out; those with a later date are not yet. */
const isPublished = sql`${insights.publishedAt} <= now()`;

const isBeside = (slug: string) =>
  sql`${insights.relatedCategoryId} = (select ${categories.id} from ${categories} where ${categories.slug} = ${slug})`;

/** The public calls of articles. */
export function insightHandlers(db: Queries): Handlers['insights'] {
  return {
    async list({ query: { page, limit, related, lang } }) {
      const isMeant = and(isPublished, related === undefined ? undefined : isBeside(related));
      const rows = await selectListed(db)
        .where(isMeant)
        .orderBy(desc(insights.publishedAt), desc(insights.id))
        .offset((page - 1) * limit)
        .limit(limit + 1);
      const [counted] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(insights)
        .where(isMeant);
      return {
        data: await translateInsights(db, lang, rows.slice(0, limit).map(toInsight)),
        pagination: { page, limit, hasNext: rows.length > limit, total: counted?.count ?? 0 },
      };
    },

    async get({ params: { id }, query: { lang } }) {
      const [row] = await selectDetails(db).where(and(eq(insights.id, id), isPublished));
      if (!row) throw notFound(messages.articleNotFound);
      const [insight] = await translateInsights(db, lang, [toInsightDetails(row)]);
      if (!insight) throw notFound(messages.articleNotFound);
      const { relatedCategory: related } = insight;
      const [named] = await translateCategories(db, lang, related ? [related] : []);
      return { ...insight, ...(named && { relatedCategory: named }) };
    },
  };
}
