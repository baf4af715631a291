import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, type Candidate } from './rank.ts';
import type { Alternative, ReadQuery } from './read-query.ts';

/** What is found for "boat", one of each kind. */
const alternatives: Alternative[] = [
  { lexemes: ['boat'], level: 'word', quality: 1 },
  { lexemes: ['#boats'], level: 'word', quality: 1 },
  { lexemes: ['boatman'], level: 'begins', quality: 0.85 },
  { lexemes: ['ship'], level: 'synonym', quality: 0.95 },
  { lexemes: ['#ships'], level: 'synonym', quality: 0.95 },
  { lexemes: ['vehicl'], level: 'wider', quality: 0.55 },
  { lexemes: ['bot'], level: 'fold', quality: 0.8 },
  { lexemes: ['skeleton'], level: 'fold', quality: 0.5 },
  { lexemes: ['boaf'], level: 'error', quality: 0.65 },
  { lexemes: ['lifeboat'], level: 'part', quality: 0.35 },
];

const query = (...typed: string[]): ReadQuery => ({
  title: typed.join(' '),
  words: typed.map((word) => ({ typed: word, alternatives })),
  isKnown: true,
  categoryIds: [],
  countries: [],
});

const candidate = (id: string, more: Partial<Candidate>): Candidate => ({
  id,
  title: more.titleStems ?? id,
  titleStems: '',
  placeStems: '',
  featured: false,
  opened: 0,
  position: 0,
  ...more,
});

/** One of each tier, the best first. A service of a worse tier is never first for being featured. */
const tiers: Candidate[] = [
  candidate('the very title', { titleStems: 'boat' }),
  candidate('a title that begins so', { titleStems: 'boat across the wide river' }),
  candidate('in the title', { titleStems: 'across the wide river by boat' }),
  candidate('a longer word of the title', { titleStems: 'boatman', opened: 1 }),
  candidate('a country', { placeStems: 'boat', opened: 2 }),
  candidate('a category', { placeStems: '#boats', opened: 3 }),
  candidate('of the same meaning', { titleStems: 'ship', opened: 4 }),
  candidate('a category of the same meaning', { placeStems: '#ships', opened: 5 }),
  candidate('wider', { titleStems: 'vehicl', opened: 6 }),
  candidate('by its sound', { titleStems: 'bot', opened: 7 }),
  candidate('by the sound of a country', { placeStems: 'bot', opened: 8 }),
  candidate('with a typing error', { titleStems: 'boaf', opened: 9 }),
  candidate('a part of a word', { titleStems: 'lifeboat', opened: 10 }),
  candidate('in the text', { featured: true, opened: 100 }),
];

const ranked = (asked: ReadQuery, candidates: readonly Candidate[]) =>
  rank(asked, candidates).map(({ id }) => id);

const order = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);

describe('services that are found', () => {
  it('are ranked by how and where, one tier after the other, whatever else they are', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(tiers), (some) => {
        const best = tiers.filter((one) => some.includes(one));
        expect(ranked(query('boat'), some)).toEqual(order(best));
      }),
    );
  });

  it('are ranked among equals by being featured, then by being opened, then as lists have them', () => {
    const equals = [
      candidate('featured and opened', { titleStems: 'boat one', featured: true, opened: 1 }),
      candidate('featured', { titleStems: 'boat two', featured: true, position: 9 }),
      candidate('opened often', { titleStems: 'boat three', opened: 9, position: 8 }),
      candidate('opened', { titleStems: 'boat four', opened: 1, position: 7 }),
      candidate('earlier', { titleStems: 'boat five', position: 5 }),
      candidate('first by its id', { titleStems: 'boat six', position: 6 }),
      candidate('later by its id', { titleStems: 'boat seven', position: 6 }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(equals, { minLength: equals.length }), (some) => {
        expect(ranked(query('boat'), some)).toEqual(order(equals));
      }),
    );
  });

  it('have all words before they have some, and a number counts less than a word', () => {
    const has = (id: string, found: boolean[], titleStems = '') =>
      candidate(id, { has: found, titleStems });
    expect(
      ranked(query('boat', '3', 'boat'), [
        has('a word and a number', [true, true, false], 'boat 3'),
        has('two words', [true, false, true]),
        has('all', [true, true, true]),
      ]),
    ).toEqual(['all', 'two words', 'a word and a number']);
  });
});
