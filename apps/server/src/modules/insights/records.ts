import { staffInsightEndpoints, type RecordKind } from '@pothik/contract';
import { desc, inArray } from 'drizzle-orm';
import { told, isNamed, type RecordSource } from '../../platform/record-source.ts';
import { insights } from './schema.ts';

/** How staff find articles among records of all kinds. */
export const insightRecords = {
  insight: {
    access: staffInsightEndpoints.get.access,
    table: insights,
    id: insights.id,
    isFound: (word) => isNamed(insights.title, word),
    order: [desc(insights.publishedAt), desc(insights.id)],
    async read(db, ids) {
      const { id, title: name, category, publishedAt } = insights;
      const rows = await db
        .select({ id, name, category, publishedAt })
        .from(insights)
        .where(inArray(insights.id, [...ids]));
      return rows.map((row) => ({
        kind: 'insight',
        _id: row.id,
        title: row.name,
        details: told(row.category),
        ...(row.publishedAt === null ? { status: 'draft' } : {}),
      }));
    },
  },
} satisfies Partial<Record<RecordKind, RecordSource>>;
