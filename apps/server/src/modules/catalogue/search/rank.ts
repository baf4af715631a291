import type { Alternative, AskedWord, ReadQuery } from './read-query.ts';

/** A service that may be shown, with what it is ranked by. */
export interface Candidate {
  id: string;
  title: string;
  titleStems: string;
  placeStems: string;
  featured: boolean;
  opened: number;
  position: number;
  /** Which of the asked words are found in it, by their order; absent: all are. */
  has?: boolean[];
}

/** What a word is worth by where it is found. */
const worth = { title: 100, titleAndPlace: 85, place: 70, text: 20 };
const bonus = { sameTitle: 200, beginsTitle: 40, allInTitle: 30, wholeTitle: 20 };

/** What is found for an asked word, so that it is quickly seen in a service. */
interface Sought {
  /** How surely each single lexeme was meant. */
  single: ReadonlyMap<string, number>;
  /** What takes several lexemes. */
  several: readonly Alternative[];
  best: number;
}

const toSought = ({ alternatives }: AskedWord): Sought => ({
  single: new Map(
    alternatives
      .filter(({ lexemes }) => lexemes.length === 1)
      .map(({ lexemes: [lexeme = ''], quality }) => [lexeme, quality]),
  ),
  several: alternatives.filter(({ lexemes }) => lexemes.length > 1),
  best: alternatives[0]?.quality ?? 0,
});

const surest = ({ single }: Sought, lexemes: Iterable<string>) => {
  let best = 0;
  for (const lexeme of lexemes) best = Math.max(best, single.get(lexeme) ?? 0);
  return best;
};

/** What one asked word is worth in a service, and whether it stands in the title. */
function worthOf(sought: Sought, title: ReadonlySet<string>, place: ReadonlySet<string>) {
  const worths = [
    { worth: worth.text * sought.best, inTitle: false },
    { worth: worth.place * surest(sought, place), inTitle: false },
    { worth: worth.title * surest(sought, title), inTitle: true },
  ];
  for (const { lexemes, quality } of sought.several) {
    if (!lexemes.every((lexeme) => title.has(lexeme) || place.has(lexeme))) continue;
    const inTitle = lexemes.filter((lexeme) => title.has(lexeme)).length;
    const isAll = inTitle === lexemes.length;
    const where = isAll ? worth.title : inTitle > 0 ? worth.titleAndPlace : worth.place;
    worths.push({ worth: where * quality, inTitle: isAll });
  }
  return worths.reduce((best, one) => (one.worth > best.worth ? one : best));
}

interface Ranked {
  candidate: Candidate;
  found: number;
  score: number;
}

function rankOne(title: string, words: readonly Sought[], candidate: Candidate): Ranked {
  const titleStems = new Set(candidate.titleStems.split(' '));
  const placeStems = new Set(candidate.placeStems.split(' '));
  const worths = words.map((word, index) =>
    candidate.has?.[index] === false ? undefined : worthOf(word, titleStems, placeStems),
  );
  const found = worths.filter((one) => one !== undefined);
  const inTitle = found.filter((one) => one.inTitle).length;
  const score =
    found.reduce((sum, one) => sum + one.worth, 0) / Math.max(1, words.length) +
    (candidate.title === title ? bonus.sameTitle : 0) +
    (title !== '' && candidate.title.startsWith(title) ? bonus.beginsTitle : 0) +
    (inTitle === words.length ? bonus.allInTitle : 0) +
    bonus.wholeTitle * (inTitle / Math.max(1, titleStems.size));
  return { candidate, found: found.length, score: Math.round(score) };
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
