import { LRUCache } from 'lru-cache';
import type { TimedQueries } from '../../platform/database/timed-queries.ts';
import { findShownNames } from '../catalogue/category-queries.ts';
import { headWordsOf } from './document.ts';
import { stemOf } from './endings.ts';
import { isFiller } from './fillers.ts';
import { allOf, anyOf, inTitle, ofCategory, quoted } from './lexemes.ts';
import { errorsBetween } from './typing-errors.ts';
import {
  areTooMany,
  findCountries,
  isPartOf,
  isSoughtAsPart,
  lookUpWords,
  toSpan,
  type FoundWord,
  type TypedSpan,
} from './word-lookup.ts';
import { wordsOf, type Word } from './words.ts';

/** The ways in which something is found, the surest first: services are ranked by it. */
const levels = ['word', 'begins', 'synonym', 'wider', 'fold', 'error', 'part'] as const;
export type Level = (typeof levels)[number];

/** An alternative for a typed word: a service that has all of these lexemes. */
export interface Alternative {
  lexemes: string[];
  level: Level;
  /** The certainty that it was meant, up to 1. */
  quality: number;
}

/** A typed word with all that is found for it, the surest first. */
export interface AskedWord {
  typed: string;
  alternatives: Alternative[];
}

/** A search as it is understood. */
export interface ReadQuery {
  /** The words as they are compared with titles. */
  title: string;
  words: AskedWord[];
  /** True where each of the words is known, and long enough to be looked for in longer ones, of which all are. */
  isKnown: boolean;
  /** Categories whose name has what was typed, the best first. */
  categoryIds: string[];
  /** Names of countries that were meant, as services have them. */
  countries: string[];
}

/** The certainty that a known word was meant, by what it has in common with the typed one. */
const likenesses = {
  none: { quality: 0, level: 'part' },
  same: { quality: 1, level: 'word' },
  stem: { quality: 0.97, level: 'word' },
  ending: { quality: 0.93, level: 'word' },
  otherScript: { quality: 0.92, level: 'fold' },
  begins: { quality: 0.85, level: 'begins' },
  sound: { quality: 0.8, level: 'fold' },
  oneError: { quality: 0.65, level: 'error' },
  twoErrors: { quality: 0.55, level: 'error' },
  skeleton: { quality: 0.5, level: 'fold' },
  part: { quality: 0.35, level: 'part' },
} as const satisfies Record<string, Likeness>;

interface Likeness {
  quality: number;
  level: Level;
}

const lessSure = (one: Level, other: Level) =>
  levels.indexOf(one) > levels.indexOf(other) ? one : other;

/** The share of it that is left for words of the same meaning, and for wider ones. */
const synonymQuality = 0.95;
const widerQuality = 0.55;

/** More words than this are not looked at. */
const mostWords = 10;
/** The longest row of typed words that may be one known word: 'united arab emirates'. */
const longestSpan = 3;
const mostAlternatives = 200;

/** Nothing less sure is looked at where something so sure was found. */
const sure = { above: 0.8, whenBest: 0.9 };
const likely = { above: 0.66, whenBest: 0.75 };

const isBangla = (word: string) => /[\u0980-\u09FF]/.test(word);

/** The certainty that a known word was meant by a typed one. */
function likenessOf(span: TypedSpan, known: FoundWord): Likeness {
  const { word, stem, sound } = known;
  if (word === span.compared) return likenesses.same;
  if (stem === span.stem) return likenesses.stem;
  if (span.bare.includes(word)) return likenesses.ending;
  const crosses = isBangla(word) !== isBangla(span.compared);
  const isHeard = sound !== null && span.sounds.includes(sound);
  if (isHeard && crosses) return likenesses.otherScript;
  const isSingle = span.length === 1;
  if (isSingle && (word.startsWith(span.compared) || isLongStem(span, word)))
    return likenesses.begins;
  if (isHeard) return likenesses.sound;
  const errors = fewestErrors(span, known);
  if (errors <= span.errors) return errors <= 1 ? likenesses.oneError : likenesses.twoErrors;
  if (hasSkeletonOf(span, known)) return likenesses.skeleton;
  return isPartOf(span, known) ? likenesses.part : likenesses.none;
}

const isLongStem = ({ stem }: TypedSpan, word: string) => stem.length >= 4 && word.startsWith(stem);

/** Tells whether two words have the same consonants, and are alike in the rest. */
function hasSkeletonOf({ skeletons, sounds }: TypedSpan, { skeleton, sound }: FoundWord): boolean {
  if (skeleton === null || sound === null || !skeletons.includes(skeleton)) return false;
  return sounds.some((typed) => errorsBetween(typed, sound) < typed.length / 2);
}

function fewestErrors(span: TypedSpan, { word, sound }: FoundWord): number {
  const [typed = ''] = span.sounds;
  const among = (one: string, other: string) =>
    Math.abs(one.length - other.length) > span.errors
      ? Number.POSITIVE_INFINITY
      : errorsBetween(one, other);
  if (span.errors === 0) return Number.POSITIVE_INFINITY;
  return Math.min(
    among(span.compared, word),
    sound === null ? Number.POSITIVE_INFINITY : among(typed, sound),
  );
}

/** The stems of names and of words of the same meaning, which are read again and again. */
const knownStems = new LRUCache<string, string[]>({
  max: 10_000,
  memoMethod: (text) => wordsOf(text).map(({ compared }) => stemOf(compared)),
});

const stemsOfText = (text: string) => knownStems.memo(text);

/** The alternatives that a known word gives. */
function alternativesOf(known: FoundWord, { quality, level }: Likeness): Alternative[] {
  if (known.words) {
    return [
      ...known.words.map((text) => ({
        lexemes: stemsOfText(text),
        level: lessSure(level, 'synonym'),
        quality: quality * synonymQuality,
      })),
      ...(known.wider ?? []).map((text) => ({
        lexemes: stemsOfText(text),
        level: lessSure(level, 'wider'),
        quality: quality * widerQuality,
      })),
    ];
  }
  return [
    { lexemes: [known.stem], level, quality },
    ...(known.country === null ? [] : [{ lexemes: stemsOfText(known.country), level, quality }]),
  ];
}

/** The stems of a name, of each word alone and with its neighbour: 'tourpackages' is 'tour packages'. */
const nameStems = new LRUCache<string, string[]>({
  max: 10_000,
  memoMethod: (name) => headWordsOf(name).map(({ compared }) => stemOf(compared)),
});

interface NamedCategory {
  id: string;
  /** Of its names in all languages. */
  stems: ReadonlySet<string>;
}

/** The same, and what stands in the categories whose name has these words. */
function withCategories(
  alternatives: readonly Alternative[],
  categories: readonly NamedCategory[],
): Alternative[] {
  return alternatives.flatMap((alternative) => [
    alternative,
    ...categories
      .filter(({ stems }) => alternative.lexemes.every((lexeme) => stems.has(lexeme)))
      .map(({ id }) => ({ ...alternative, lexemes: [ofCategory(id)] })),
  ]);
}

/** Each once, the surest first. */
function bestOf(alternatives: readonly Alternative[]): Alternative[] {
  const known = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    if (alternative.lexemes.length === 0) continue;
    const key = alternative.lexemes.join(' ');
    if ((known.get(key)?.quality ?? 0) < alternative.quality) known.set(key, alternative);
  }
  return [...known.values()]
    .sort((one, other) => other.quality - one.quality)
    .slice(0, mostAlternatives);
}

/**
 * Two words that begin with a typed one as if they were one: they are found by the first of them, unless no word
 * alone begins so, as with 'saintmar'.
 */
function withoutNeedlessPairs<Found extends { known: FoundWord; likeness: Likeness }>(
  found: readonly Found[],
): readonly Found[] {
  const begins = ({ likeness }: Found) => likeness === likenesses.begins;
  const isCovered = found.some(
    (one) => !one.known.isPair && (begins(one) || one.likeness === likenesses.same),
  );
  return isCovered ? found.filter((one) => !(one.known.isPair && begins(one))) : found;
}

/** Keeps of what was found for a typed word what may have been meant, given the best of it, and its parts. */
function meant(span: TypedSpan, found: readonly { known: FoundWord; likeness: Likeness }[]) {
  const best = Math.max(0, ...found.map(({ likeness }) => likeness.quality));
  const least = best >= sure.whenBest ? sure.above : best >= likely.whenBest ? likely.above : 0;
  return found.flatMap((one) => {
    if (one.likeness.quality >= least) return [one];
    // 'height' is one error away from 'eight', and holds it.
    return isPartOf(span, one.known) ? [{ ...one, likeness: likenesses.part }] : [];
  });
}

/** Every row of neighbouring words. */
function spansOf(words: readonly Word[]): TypedSpan[] {
  return words.flatMap((_word, start) =>
    Array.from({ length: Math.min(longestSpan, words.length - start) }, (_, index) =>
      toSpan(words, start, index + 1),
    ),
  );
}

function withoutFillers(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ compared }) => !isFiller(compared));
  return telling.length > 0 ? telling : words;
}

/** The categories by how surely their names were meant. */
function meantCategories(asked: readonly AskedWord[], categories: readonly NamedCategory[]) {
  const sureness = new Map<string, number>();
  for (const { id } of categories) {
    const lexeme = ofCategory(id);
    const each = asked.map(({ alternatives }) =>
      Math.max(
        0,
        ...alternatives.filter(({ lexemes }) => lexemes[0] === lexeme).map((one) => one.quality),
      ),
    );
    const sum = each.reduce((total, one) => total + one, 0);
    if (sum > 0) sureness.set(id, sum);
  }
  return [...sureness].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/** The countries of the catalogue among what was looked for. */
function meantCountries(asked: readonly AskedWord[], countries: readonly string[]) {
  const sets = asked.flatMap(({ alternatives }) =>
    alternatives.filter((one) => one.quality >= sure.above).map(({ lexemes }) => lexemes.join(' ')),
  );
  return countries.filter((name) => sets.includes(stemsOfText(name).join(' ')));
}

const isOneOf = ({ compared }: Word, found: readonly FoundWord[]) =>
  found.some(({ word }) => word === compared);

/** The share of the time of a search for looking its words up. */
const shareOfTime = 0.4;

/**
 * Understands a search: what each of its words may stand for in this catalogue. Where there is no time to
 * look its words up, they stand for themselves.
 */
export async function readQuery(queries: TimedQueries, text: string): Promise<ReadQuery> {
  const all = wordsOf(text);
  const words = withoutFillers(all).slice(0, mostWords);
  if (words.length === 0)
    return { title: '', words: [], isKnown: false, categoryIds: [], countries: [] };
  const spans = spansOf(words);
  const single = spans.filter(({ length }) => length === 1);
  const most = queries.left * shareOfTime;
  const found = (await queries.inTime((db) => lookUpWords(db, spans), { most })) ?? [];
  const shown = (await queries.inTime(findShownNames)) ?? [];
  const countries = (await queries.inTime(findCountries)) ?? [];
  const categories = shown.map(({ id, names }) => ({
    id,
    stems: new Set(names.flatMap((name) => nameStems.memo(name))),
  }));
  const asked = words.map((word, index): AskedWord => {
    const own: Alternative[] = [{ lexemes: [stemOf(word.compared)], ...likenesses.same }];
    const covering = spans.filter(({ start, length }) => start <= index && index < start + length);
    const others = covering.flatMap((span) => {
      const near = found
        .map((known) => ({ known, likeness: likenessOf(span, known) }))
        .filter(({ likeness }) => likeness !== likenesses.none);
      return meant(span, withoutNeedlessPairs(near)).flatMap((one) =>
        alternativesOf(one.known, one.likeness),
      );
    });
    return {
      typed: word.compared,
      alternatives: bestOf(withCategories([...own, ...others], categories)),
    };
  });
  return {
    title: all.map(({ compared }) => compared).join(' '),
    words: [...new Map(asked.map((word) => [word.typed, word])).values()],
    isKnown:
      words.every((typed) => isSoughtAsPart(typed) && isOneOf(typed, found)) &&
      !areTooMany(single, found),
    categoryIds: meantCategories(asked, categories),
    countries: meantCountries(asked, countries),
  };
}

/** An expression of PostgreSQL that is true where something is found for the word. */
export const toExpression = ({ alternatives }: AskedWord, where: 'anywhere' | 'title') =>
  anyOf(
    alternatives.map(({ lexemes }) =>
      allOf(lexemes.map((lexeme) => quoted(where === 'title' ? inTitle(lexeme) : lexeme))),
    ),
  );
