import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { searchDocuments, searchWords, type searchSynonyms } from './schema.ts';
import { serviceTranslations, type ServiceWords } from '../translation/schema.ts';
import { headWordsOf, knownWordsOf, toDocument, type SearchedService } from './document.ts';
import { toWordRows, type WordRow } from './word-rows.ts';
import { joinWords, wordsOf } from './words.ts';

/** Counted up whenever the same service would be found by other words than before. */
export const currentRules = 4;

/** Those that are looked at first. */
const firstShelf = 1;

/** Fewer than PostgreSQL takes parameters in one statement. */
const rowsAtOnce = 1_000;

function* inChunks<Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

async function writeWords(db: Queries, rows: readonly WordRow[]): Promise<void> {
  for (const some of inChunks(rows, rowsAtOnce)) {
    await db
      .insert(searchWords)
      .values(some)
      .onConflictDoUpdate({
        target: [searchWords.word, searchWords.synonymsId],
        set: {
          written: sql`coalesce(${searchWords.written}, excluded.written)`,
          sound: sql`coalesce(excluded.sound, ${searchWords.sound})`,
          skeleton: sql`coalesce(excluded.skeleton, ${searchWords.skeleton})`,
          shortenings: sql`coalesce(excluded.shortenings, ${searchWords.shortenings})`,
          isPair: sql`excluded.is_pair and ${searchWords.isPair}`,
          country: sql`coalesce(excluded.country, ${searchWords.country})`,
        },
        // Most words are known already: no new version of their rows is written, and the indexes stay as they are.
        setWhere: sql`(${searchWords.sound} is null and excluded.sound is not null)
          or (${searchWords.isPair} and not excluded.is_pair)
          or (${searchWords.written} is null and excluded.written is not null)
          or (${searchWords.country} is null and excluded.country is not null)
          or ${searchWords.shortenings} <> excluded.shortenings`,
      });
  }
}

/** The published texts of these services in all other languages. */
async function findTranslations(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, ServiceWords[]>> {
  const { originalId, words, isPublished } = serviceTranslations;
  const rows = await db
    .select({ id: originalId, words })
    .from(serviceTranslations)
    .where(and(inArray(originalId, [...ids]), isPublished));
  const byService = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byService].map(([id, found]) => [id, found.map((row) => row.words)]));
}

/**
 * Makes these services found as they are now, in the transaction that wrote them. Drafts are not found.
 *
 * @param shelf where those stand that were not found before; what is new or featured stands in front.
 */
export async function indexServices(
  transaction: Queries,
  services: readonly (SearchedService & { isActive: boolean })[],
  shelf = firstShelf,
): Promise<void> {
  const drafts = services.filter(({ isActive }) => !isActive).map(({ id }) => id);
  if (drafts.length > 0) {
    await transaction.delete(searchDocuments).where(inArray(searchDocuments.serviceId, drafts));
  }
  const active = services.filter(({ isActive }) => isActive);
  for (const some of inChunks(active, rowsAtOnce)) {
    const translations = await findTranslations(
      transaction,
      some.map(({ id }) => id),
    );
    const documents = some.map((service) => toDocument(service, translations.get(service.id)));
    await transaction
      .insert(searchDocuments)
      .values(
        documents.map((document) => ({
          ...document,
          terms: sql<string>`array_to_tsvector(${sql.param(document.terms)}::text[])`,
          shelf,
          rules: currentRules,
        })),
      )
      .onConflictDoUpdate({
        target: searchDocuments.serviceId,
        set: {
          terms: sql`excluded.terms`,
          title: sql`excluded.title`,
          titleStems: sql`excluded.title_stems`,
          placeStems: sql`excluded.place_stems`,
          featured: sql`excluded.featured`,
          position: sql`excluded.position`,
          // What is featured is found before all others from now on.
          shelf: sql`case when excluded.featured then ${firstShelf} else ${searchDocuments.shelf} end`,
          rules: sql`excluded.rules`,
        },
      });
    await writeWords(
      transaction,
      toWordRows(some.flatMap((service) => knownWordsOf(service, translations.get(service.id)))),
    );
  }
}

/** Makes the words of categories' names known. */
export async function indexCategories(
  transaction: Queries,
  categories: readonly { name: string }[],
): Promise<void> {
  const words = categories.flatMap(({ name }) => headWordsOf(name));
  await writeWords(transaction, toWordRows(words));
}

/** Makes words of the same meaning found by each other as they stand now. */
export async function indexSynonyms(
  transaction: Queries,
  synonyms: Pick<typeof searchSynonyms.$inferSelect, 'id' | 'words'>,
): Promise<void> {
  await forgetSynonyms(transaction, synonyms.id);
  const words = synonyms.words
    .map((text) => ({ ...joinWords(wordsOf(text)), isHead: true }))
    .filter(({ compared }) => compared !== '');
  await writeWords(transaction, toWordRows(words, synonyms.id));
}

/** Forgets the words of synonyms that are no more. */
export async function forgetSynonyms(transaction: Queries, id: string): Promise<void> {
  await transaction.delete(searchWords).where(eq(searchWords.synonymsId, id));
}
