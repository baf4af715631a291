import { isOfCategory } from './lexemes.ts';
import type { Alternative, AskedWord, Level, ReadQuery } from './read-query.ts';

/** A service that may be shown, with what it is ranked by. */
export interface Candidate {
  id: string;
  title: string;
  titleStems: string;
  placeStems: string;
  featured: boolean;
  opened: number;
  position: number;
  /** The asked words that are found in it, by their order; absent: all are. */
  has?: boolean[];
}

/** The worth of a hit, by its place. */
interface Worth {
  title: number;
  place: number;
  category: number;
}

/**
 * By how and where a word is found, one tier after the other; only in parts of tiers it matters whether it is
 * the title. A category stands a little behind a country: its name may be that of two.
 */
const worths: Readonly<Record<Level, Worth>> = {
  word: { title: 100, place: 75, category: 72 },
  begins: { title: 85, place: 72, category: 71 },
  synonym: { title: 65, place: 64, category: 63 },
  wider: { title: 58, place: 57, category: 56.5 },
  fold: { title: 50, place: 49, category: 47 },
  error: { title: 41, place: 39, category: 37 },
  part: { title: 31, place: 29, category: 27 },
};
const worthOfText = 20;

/** The range of points that divides no tiers: less than there is between two. */
const worthOfSureness = 2;

/** The very title is before all others; one that begins so, and is short, before its like. */
const bonus = { sameTitle: 1_000, beginsTitle: 4, wholeTitle: 4 };

/** A number says less than a word. */
const weightOf = (typed: string) => (/^\d+$/.test(typed) ? 0.5 : 1);

/** The lexemes of an asked word, so that they are quickly seen in a service. */
interface Sought {
  weight: number;
  /** The worth of each lexeme. */
  single: ReadonlyMap<string, Worth>;
  /** Alternatives that take several lexemes. */
  several: readonly { lexemes: readonly string[]; worth: Worth }[];
  best: number;
}

function toWorth({ level, quality }: Alternative): Worth {
  const { title, place, category } = worths[level];
  const less = (1 - quality) * worthOfSureness;
  return { title: title - less, place: place - less, category: category - less };
}

function toSought({ typed, alternatives }: AskedWord): Sought {
  const each = alternatives.map((one) => ({ lexemes: one.lexemes, worth: toWorth(one) }));
  return {
    weight: weightOf(typed),
    single: new Map(
      each
        .filter(({ lexemes }) => lexemes.length === 1)
        .map(({ lexemes: [lexeme = ''], worth }) => [lexeme, worth]),
    ),
    several: each.filter(({ lexemes }) => lexemes.length > 1),
    best: alternatives[0]?.quality ?? 0,
  };
}

/** The points of one asked word in a service, and whether it stands in the title. */
function worthIn(sought: Sought, title: readonly string[], place: readonly string[]) {
  let best = { worth: worthOfText * sought.best, inTitle: false };
  const take = (worth: number | undefined, inTitle: boolean) => {
    if (worth !== undefined && worth > best.worth) best = { worth, inTitle };
  };
  for (const lexeme of place) {
    const worth = sought.single.get(lexeme);
    take(isOfCategory(lexeme) ? worth?.category : worth?.place, false);
  }
  for (const lexeme of title) take(sought.single.get(lexeme)?.title, true);
  for (const { lexemes, worth } of sought.several) {
    if (!lexemes.every((lexeme) => title.includes(lexeme) || place.includes(lexeme))) continue;
    const inTitle = lexemes.filter((lexeme) => title.includes(lexeme)).length;
    const isAll = inTitle === lexemes.length;
    const partly = (worth.title + worth.place) / 2;
    take(isAll ? worth.title : inTitle > 0 ? partly : worth.place, isAll);
  }
  return best;
}

interface Ranked {
  candidate: Candidate;
  found: number;
  score: number;
}

function rankOne(title: string, words: readonly Sought[], candidate: Candidate): Ranked {
  const titleStems = candidate.titleStems.split(' ');
  const placeStems = candidate.placeStems.split(' ');
  let [found, sum, whole, inTitle] = [0, 0, 0, 0];
  for (const [index, word] of words.entries()) {
    whole += word.weight;
    if (candidate.has?.[index] === false) continue;
    const one = worthIn(word, titleStems, placeStems);
    found += word.weight;
    sum += word.weight * one.worth;
    inTitle += one.inTitle ? 1 : 0;
  }
  const score =
    sum / Math.max(1, whole) +
    (candidate.title === title ? bonus.sameTitle : 0) +
    (title !== '' && candidate.title.startsWith(title) ? bonus.beginsTitle : 0) +
    bonus.wholeTitle * (inTitle / Math.max(1, titleStems.length));
  return { candidate, found, score: Math.round(score) };
}

/**
 * The best first: those in which most of the words are found, then by where and how surely they are, then
 * featured ones, those that are opened most, and as lists have them.
 */
export function rank(query: ReadQuery, candidates: readonly Candidate[]): Candidate[] {
  const sought = query.words.map(toSought);
  return candidates
    .map((candidate) => rankOne(query.title, sought, candidate))
    .sort(
      (one, other) =>
        other.found - one.found ||
        other.score - one.score ||
        Number(other.candidate.featured) - Number(one.candidate.featured) ||
        other.candidate.opened - one.candidate.opened ||
        one.candidate.position - other.candidate.position ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    )
    .map(({ candidate }) => candidate);
}
