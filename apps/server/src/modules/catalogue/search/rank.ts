import type { Alternative, ReadQuery } from './read-query.ts';

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

/** What one asked word is worth in a service, and whether it stands in the title. */
function worthOf(
  alternatives: readonly Alternative[],
  title: ReadonlySet<string>,
  place: ReadonlySet<string>,
) {
  let best = { worth: worth.text * (alternatives[0]?.quality ?? 0), inTitle: false };
  for (const { lexemes, quality } of alternatives) {
    // They come with the surest first.
    if (worth.title * quality <= best.worth) break;
    const inTitle = lexemes.filter((lexeme) => title.has(lexeme)).length;
    const isThere = lexemes.every((lexeme) => title.has(lexeme) || place.has(lexeme));
    if (!isThere) continue;
    const all = inTitle === lexemes.length;
    const value = quality * (all ? worth.title : inTitle > 0 ? worth.titleAndPlace : worth.place);
    if (value > best.worth) best = { worth: value, inTitle: all };
  }
  return best;
}

interface Ranked {
  candidate: Candidate;
  found: number;
  score: number;
}

function rankOne({ title, words }: ReadQuery, candidate: Candidate): Ranked {
  const titleStems = new Set(candidate.titleStems.split(' '));
  const placeStems = new Set(candidate.placeStems.split(' '));
  const worths = words.map(({ alternatives }, index) =>
    candidate.has?.[index] === false ? undefined : worthOf(alternatives, titleStems, placeStems),
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
  return candidates
    .map((candidate) => rankOne(query, candidate))
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
