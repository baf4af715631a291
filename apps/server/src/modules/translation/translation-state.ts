import {
  translatedLanguages,
  type TranslatedLanguage,
  type TranslationState,
} from '@pothik/contract';
import { sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';

/** The tables of translations by those of their originals. */
const tables = {
  services: 'service_translations',
  categories: 'category_translations',
  insights: 'insight_translations',
} as const;

type Original = keyof typeof tables;

/** How the translation of each row into a language stands: the rule of `toStanding`, for lists. */
function translationState(original: Original, language: TranslatedLanguage): SQL<TranslationState> {
  return sql`coalesce((
    select case
      when words = '{}' then 'missing'
      when not is_published then 'draft'
      when of_version < ${sql.raw(original)}.version then 'behind'
      else 'published' end
    from ${sql.raw(tables[original])}
    where original_id = ${sql.raw(original)}.id and language = ${language}
  ), 'missing')`;
}

/** How the translations of each row into all languages stand. */
export const translationStates = (original: Original) =>
  Object.fromEntries(
    translatedLanguages.map((language) => [language, translationState(original, language)]),
  ) as Record<TranslatedLanguage, SQL<TranslationState>>;

/**
 * The condition that a translation stands as asked for: the same rule, in a form that indexes answer.
 *
 * @param isFar for a page that passes over thousands of rows: the translations are read once, and not looked up for each.
 */
export function standsAs(
  original: Original,
  { translation, translationLang = 'bn' }: TranslationFilter,
  isFar = false,
): SQL | undefined {
  if (translation === undefined) return undefined;
  const [originals, translations] = [sql.raw(original), sql.raw(tables[original])];
  const isTranslated = (standing = sql`true`) => sql`exists (
    select from ${translations}
    where original_id = ${originals}.id and language = ${translationLang} and words <> '{}' and ${standing})`;
  // No translation is behind an original of version 1; an index holds the others.
  const isBehind = sql`exists (
    select from ${originals} changed join ${translations} on original_id = changed.id
    where changed.id = ${originals}.id and changed.version > 1 and language = ${translationLang}
      and words <> '{}' and is_published and of_version < changed.version)`;
  const isShown = isTranslated(sql`is_published`);
  const conditions: Record<TranslationState, SQL> = {
    missing: sql`not ${isTranslated()}`,
    draft: isTranslated(sql`not is_published`),
    behind: isBehind,
    // `is true` leaves the planner the choice of a table in memory, as long as one is small enough.
    published: sql`${isFar ? sql`(${isShown}) is true` : isShown} and not ${isBehind}`,
  };
  return conditions[translation];
}

/** Which rows an editor wants to see, by how they are translated. */
export interface TranslationFilter {
  translation?: TranslationState | undefined;
  translationLang?: TranslatedLanguage | undefined;
}

interface StoredStanding {
  isPublished: boolean;
  ofVersion: number;
  version: number;
  updatedAt: Date;
}

/**
 * How a translation stands.
 *
 * @param row absent: there is none.
 * @param original as it is now.
 */
export function toStanding(
  row: StoredStanding | undefined,
  original: { version: number },
  isWritten: boolean,
) {
  if (!row) {
    return {
      state: 'missing',
      isPublished: false,
      isBehind: false,
      ofVersion: 0,
      version: 0,
    } as const;
  }
  const { isPublished, ofVersion, version } = row;
  const isBehind = isWritten && ofVersion < original.version;
  const shown = isBehind ? 'behind' : 'published';
  const state: TranslationState = !isWritten ? 'missing' : isPublished ? shown : 'draft';
  return {
    state,
    isPublished,
    isBehind,
    ofVersion,
    version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The state of a translation after a change. */
export const nextStanding = (
  row: StoredStanding | undefined,
  original: { version: number },
  { isPublished, ofVersion }: { isPublished?: boolean | undefined; ofVersion?: number | undefined },
) => ({
  isPublished: isPublished ?? row?.isPublished ?? false,
  ofVersion: Math.min(ofVersion ?? original.version, original.version),
});

/**
 * The language that an address names.
 *
 * @throws RequestError `not_found` for one that nothing is translated into.
 */
export function translatedLanguage(name: string): TranslatedLanguage {
  const language = translatedLanguages.find((known) => known === name);
  if (!language) throw notFound(messages.languageNotFound);
  return language;
}

/** An original whose words are those of another of its versions. */
export interface SameWords {
  id: string;
  before: number;
  after: number;
}

/** After changes that touched no words: translations that fitted their originals fit them still. */
export async function keepFitting(
  transaction: Queries,
  original: Original,
  same: readonly SameWords[],
): Promise<void> {
  if (same.length === 0) return;
  // Not by the table's schema: whoever translates has nothing to look at again.
  await transaction.execute(sql`
    update ${sql.raw(tables[original])} translation set of_version = same.after
    from jsonb_to_recordset(${JSON.stringify(same)}::jsonb) as same (id text, before integer, after integer)
    where translation.original_id = same.id and translation.of_version = same.before`);
}
