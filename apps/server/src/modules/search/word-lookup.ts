import { composeLetters } from '@pothik/contract';
import { isNotNull, sql, type SQL } from 'drizzle-orm';
import type { ReadOnlyQueries } from '../../platform/database/timed-queries.ts';
import { searchWords } from './schema.ts';
import { withoutEnding, stemOf } from './endings.ts';
import { skeletonOf, soundsOf } from './sound.ts';
import { mostErrors, soughtShortenings } from './typing-errors.ts';
import { joinWords, wordsOf, type Word } from './words.ts';

/** One or more typed words that stand together, with all that they may be known by. */
export interface TypedSpan extends Word {
  /** The place of its first word, from 0. */
  start: number;
  /** The number of its words. */
  length: number;
  /** True where no typed word stands before it, or behind it. */
  isFirst: boolean;
  isLast: boolean;
  stem: string;
  /** Without what may be an ending. */
  bare: string[];
  sounds: string[];
  skeletons: string[];
  /** The most typing errors that are forgiven. */
  errors: number;
}

/** A known word that may have been meant. */
export interface FoundWord {
  word: string;
  stem: string;
  sound: string | null;
  skeleton: string | null;
  country: string | null;
  /** Two words without the space between them. */
  isPair: boolean;
  /** Words of the same meaning; null for words of the catalogue. */
  words: string[] | null;
  wider: string[] | null;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** So many of these words as one. */
export function toSpan(words: readonly Word[], start: number, length: number): TypedSpan {
  const word = joinWords(words.slice(start, start + length));
  const sounds = soundsOf(word.plain);
  return {
    ...word,
    start,
    length,
    isFirst: start === 0,
    isLast: start + length === words.length,
    stem: stemOf(word.compared),
    bare: withoutEnding(word.compared),
    sounds,
    skeletons: distinct(sounds.flatMap((sound) => skeletonOf(sound) ?? [])),
    // Joined words are long: with the errors of a single one, looking for them takes most of a search.
    errors: Math.max(0, mostErrors(word.plain) - (length - 1)),
  };
}

/** By which known words are found that a span is a few errors away from, in its sound or as it is written. */
export const shorteningsOfSpan = ({ compared, sounds: [sound = ''], errors }: TypedSpan) =>
  [...new Set([sound, compared])].flatMap((form) => soughtShortenings(form, errors));

/** The most words that are looked at, of those that are alike and of those that begin or go on so. */
const most = { alike: 400, longer: 300, longerOfOne: 150, longerOfShort: 40 };

/** Of more words that hold a typed one, as a letter alone, the shortest are not sought: these are taken as they come. */
const mostCompared = 4_000;

/** The fewest letters of a word that is looked for as a part of another. */
const shortestPart = 3;

/** Tells whether a typed word is looked for as a part of longer ones. */
export const isSoughtAsPart = ({ compared }: Word) => Array.from(compared).length >= shortestPart;

/**
 * Tells whether a known word is a longer one that may stand for a typed one. The specification speaks of parts of
 * a text: of several typed words the first may end a longer one, the last begin one, and others are whole.
 */
export function isPartOf(
  { compared, length, isFirst, isLast }: TypedSpan,
  { word, words }: Pick<FoundWord, 'word' | 'words'>,
): boolean {
  if (length > 1 || words !== null) return false;
  if (isFirst && isLast) return word.includes(compared);
  return (isFirst && word.endsWith(compared)) || (isLast && word.startsWith(compared));
}

/** The same, for the database. */
const likePart = ({ compared, isFirst, isLast }: TypedSpan) =>
  `${isFirst ? '%' : ''}${compared}${isLast ? '%' : ''}`;

/** The most words that are looked at that hold a typed one, for each of these. */
function mostLonger(single: readonly Word[]): number {
  const isShort = !single.every(isSoughtAsPart);
  return Math.min(
    isShort ? most.longerOfShort : most.longerOfOne,
    Math.ceil(most.longer / single.length),
  );
}

/** Tells whether there may be more words that hold one of these than were looked at. */
export function areTooMany(typed: readonly TypedSpan[], found: readonly FoundWord[]): boolean {
  const bound = mostLonger(typed);
  const single = found.filter(({ isPair }) => !isPair);
  return typed.some((span) => single.filter((one) => isPartOf(span, one)).length >= bound);
}

const list = (texts: readonly string[]) => sql`${sql.param(distinct(texts))}::text[]`;

/** The shortest known words that begin with `beginning`, of so many as come. */
const beginningWith = (kind: SQL, longer: number) => sql`
  select * from (
    select * from search_words
    where ${kind} and word collate "C" >= beginning and word collate "C" < beginning || U&'\\FFFF'
    limit ${mostCompared}) compared
  order by length(word), word collate "C" limit ${longer}`;

/** The known words that may have been meant by any of these. */
export async function lookUpWords(
  db: ReadOnlyQueries,
  spans: readonly TypedSpan[],
): Promise<FoundWord[]> {
  const exact = spans.flatMap(({ compared, stem, bare }) => [compared, stem, ...bare]);
  const sounds = spans.flatMap((span) => [
    ...span.sounds,
    // An ending is heard, too.
    ...span.bare.flatMap(soundsOf),
  ]);
  const shortened = spans.flatMap(shorteningsOfSpan);
  const single = spans.filter(({ length }) => length === 1);
  const longer = mostLonger(single);
  // Beside other words a letter alone says nothing.
  const beginnings = single
    .map(({ stem }) => stem)
    .filter((stem) => single.length === 1 || stem.length > 1);
  const parts = single
    .filter((span) => isSoughtAsPart(span) && (span.isFirst || span.isLast))
    .map(likePart);
  const { rows } = await db.execute<Omit<FoundWord, 'stem'> & Record<string, unknown>>(sql`
    with found as (
      (select word, synonyms_id, sound, skeleton, country, is_pair from search_words
       where word = any(${list(exact)}) or sound = any(${list(sounds)})
         or skeleton = any(${list(spans.flatMap(({ skeletons }) => skeletons))})
         or shortenings && ${sql.param([...new Set(shortened)])}::integer[]
       limit ${most.alike})
      union
      select known.word, synonyms_id, sound, skeleton, country, is_pair
      from unnest(${list(beginnings)}) beginning, lateral (
        with single as materialized (${beginningWith(sql`not is_pair`, longer)})
        select * from single
        union all (
          select * from (${beginningWith(sql`is_pair`, longer)}) pair
          where not exists (select from single))) known
      union
      select known.word, synonyms_id, sound, skeleton, country, is_pair
      from unnest(${list(parts)}) part, lateral (
        select * from search_words
        where word like part and synonyms_id = '' and not is_pair
        order by length(word), word collate "C" limit ${longer}) known
    )
    select word, sound, skeleton, country, is_pair as "isPair", words, wider
    from found left join search_synonyms on search_synonyms.id = found.synonyms_id`);
  return rows.map((row) => ({ ...row, stem: stemOf(row.word) }));
}

/** The names of all countries of the catalogue. */
export async function findCountries(db: ReadOnlyQueries): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: searchWords.country })
    .from(searchWords)
    .where(isNotNull(searchWords.country));
  return rows.flatMap(({ country }) => country ?? []);
}

/** The most words that are offered instead of what was typed. */
const mostNear = 3;

/** The words of the catalogue that look most like what was typed, the nearest first. */
export async function findNearWords(db: ReadOnlyQueries, text: string): Promise<string[]> {
  const typed = wordsOf(text)
    .map(({ compared }) => compared)
    .join(' ');
  if (typed === '') return [];
  const { rows } = await db.execute<{ word: string }>(sql`
    select coalesce(written, word) as word from search_words
    where word % ${typed} and synonyms_id = '' and sound is not null and not is_pair
      and (word ~ '^[a-z]{3,}$' or (written is not null and char_length(word) >= 3))
    order by similarity(search_words.word, ${typed}) desc, search_words.word limit ${mostNear}`);
  return rows.map(({ word }) => composeLetters(word));
}
