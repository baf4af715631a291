import { contentLanguages, type ContentLanguage } from '@pothik/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import type { TranslationsTable } from './schema.ts';

/** The language that a call asks for; absent: the first one, in which everything is written. */
export type AskedLanguage = ContentLanguage | undefined;

/** Whether everything is written in it already. */
export const isFirst = (
  language: AskedLanguage,
): language is (typeof contentLanguages)[0] | undefined =>
  language === undefined || language === contentLanguages[0];

/**
 * What is published in a language, by the ids of the originals.
 *
 * @param ids absent: all of them, where there are few.
 */
export async function findWords<Words>(
  db: Queries,
  translations: TranslationsTable<Words>,
  language: ContentLanguage,
  ids?: readonly string[],
): Promise<Map<string, Words>> {
  const { originalId, words, isPublished } = translations;
  const areMeant = ids && inArray(originalId, [...ids]);
  const rows = await db
    .select({ id: originalId, words })
    .from(translations)
    .where(and(areMeant, eq(translations.language, language), isPublished));
  return new Map(rows.map((row) => [row.id, row.words]));
}
