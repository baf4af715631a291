import type { Insight } from '@pothik/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { images, insights } from '../../platform/database/schema/index.ts';
import { toImage } from '../media/image-serializer.ts';

/** Articles that are out; those with a later date are not yet. */
const isPublished = sql`${insights.publishedAt} <= now()`;

function findPublished(db: Queries, offset: number, limit: number) {
  return db
    .select({
      id: insights.id,
      title: insights.title,
      excerpt: insights.excerpt,
      category: insights.category,
      publishedAt: insights.publishedAt,
      image: { id: images.id, width: images.width, height: images.height, alt: images.alt },
    })
    .from(insights)
    .leftJoin(images, eq(images.id, insights.coverImageId))
    .where(isPublished)
    .orderBy(desc(insights.publishedAt), desc(insights.id))
    .offset(offset)
    .limit(limit);
}

type InsightRow = Awaited<ReturnType<typeof findPublished>>[number];

const toInsight = (row: InsightRow): Insight => ({
  _id: row.id,
  title: row.title,
  category: row.category ?? 'General',
  ...(row.excerpt === null ? {} : { excerpt: row.excerpt }),
  ...(row.image === null ? {} : { coverImage: toImage(row.image) }),
  ...(row.publishedAt === null ? {} : { publishedAt: row.publishedAt.toISOString() }),
});

/** The public call of articles. */
export function insightHandlers(db: Queries): Handlers['insights'] {
  return {
    async list({ query: { page, limit } }) {
      const rows = await findPublished(db, (page - 1) * limit, limit + 1);
      const [counted] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(insights)
        .where(isPublished);
      return {
        data: rows.slice(0, limit).map(toInsight),
        pagination: { page, limit, hasNext: rows.length > limit, total: counted?.count ?? 0 },
      };
    },
  };
}
