import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt, version } from '../../platform/database/columns.ts';
import { categories } from '../catalogue/schema.ts';
import { images } from '../media/schema.ts';

export const insights = pgTable(
  'insights',
  {
    id: id(),
    title: text().notNull(),
    excerpt: text(),
    body: text(),
    category: text(),
    coverImageId: text().references(() => images.id, { onDelete: 'set null' }),
    /** The services of this category are shown next to the article. */
    relatedCategoryId: text().references(() => categories.id, { onDelete: 'set null' }),
    /** At 200 words a minute; null without a text. */
    readingMinutes: integer().generatedAlwaysAs(
      sql`ceil(array_length(regexp_split_to_array(nullif(trim(regexp_replace(body, '<[^>]*>', ' ', 'g')), ''), '\\s+'), 1) / 200.0)::integer`,
    ),
    /** Not published without one. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('insights_newest').on(table.publishedAt, table.id),
    index('insights_related_category').on(table.relatedCategoryId),
    index('insights_cover_image').on(table.coverImageId),
    check('insights_titled', sql`${table.title} <> ''`),
  ],
);
