import type { Insight, InsightDetails } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { categories } from '../catalogue/schema.ts';
import { images } from '../media/schema.ts';
import { insights } from './schema.ts';
import { shownColumns, toImage } from '../media/image-serializer.ts';

const listedColumns = {
  id: insights.id,
  title: insights.title,
  excerpt: insights.excerpt,
  category: insights.category,
  publishedAt: insights.publishedAt,
  readingMinutes: insights.readingMinutes,
  image: shownColumns(images),
};

/** Articles without their texts. */
export const selectListed = (db: Queries) =>
  db.select(listedColumns).from(insights).leftJoin(images, eq(images.id, insights.coverImageId));

/** All that a page or a form shows of an article. */
export const detailsColumns = {
  ...listedColumns,
  body: insights.body,
  updatedAt: insights.updatedAt,
  version: insights.version,
  relatedCategory: { _id: categories.id, name: categories.name, slug: categories.slug },
};

/** Articles with all that a page shows of them. */
export const selectDetails = (db: Queries) =>
  db
    .select(detailsColumns)
    .from(insights)
    .leftJoin(images, eq(images.id, insights.coverImageId))
    .leftJoin(categories, eq(categories.id, insights.relatedCategoryId));

type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];
type DetailsRow = Awaited<ReturnType<typeof selectDetails>>[number];

/** An article as lists answer it. */
export const toInsight = (row: ListedRow): Insight => ({
  _id: row.id,
  title: row.title,
  category: row.category ?? 'General',
  ...omitNullish({
    excerpt: row.excerpt,
    coverImage: row.image && toImage(row.image),
    publishedAt: row.publishedAt?.toISOString(),
    readingMinutes: row.readingMinutes,
  }),
});

/** An article as its own page shows it. */
export const toInsightDetails = (row: DetailsRow) =>
  ({
    ...toInsight(row),
    updatedAt: row.updatedAt.toISOString(),
    ...omitNullish({ body: row.body, relatedCategory: row.relatedCategory }),
  }) satisfies InsightDetails;
