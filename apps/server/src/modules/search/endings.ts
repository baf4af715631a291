import { stemmer } from 'stemmer';
import { comparedForm, plainLetters } from './words.ts';

/** Endings of Bangla nouns. */
const banglaEndings = [
  'গুলোর',
  'গুলোতে',
  'গুলো',
  'গুলি',
  'দের',
  'েরা',
  'েতে',
  'য়ের',
  'য়েতে',
  'য়ে',
  'ের',
  'টার',
  'টির',
  'টা',
  'টি',
  'রা',
  'কে',
  'তে',
  'য়',
  'র',
  'ে',
  'ই',
  'ও',
].map((ending) => comparedForm(plainLetters(ending)));

/** The same as people write them in Latin letters behind a word: 'dubaite', 'malaysiay', 'kajer'. */
const romanisedEndings = [
  'gulor',
  'gulo',
  'guli',
  'der',
  'era',
  'ete',
  'yer',
  'ye',
  'er',
  'tar',
  'tir',
  'ta',
  'ti',
  'ra',
  'ke',
  'te',
  'y',
  'r',
  'e',
  'i',
  'o',
];

const isLatin = (word: string) => /^[a-z]+$/.test(word);
const isBangla = (word: string) => /[\u0980-\u09FF]/.test(word);

const without = (word: string, endings: readonly string[], shortest: number) =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map((ending) => word.slice(0, -ending.length));

/** The shortest word that may have lost an ending, in characters. */
const shortest = { bangla: 3, romanised: 3 };

/** The word without its English ending: 'jobs' and 'job' are one. Other words stay as they are. */
export const stemOf = (word: string) => (isLatin(word) ? stemmer(word) : word);

/** The forms that a word of a service is found by: its stem, and a Bangla word's possible forms without its ending. */
export const stemsOf = (word: string): string[] =>
  isBangla(word) ? [word, ...without(word, banglaEndings, shortest.bangla)] : [stemOf(word)];

/** A typed word without what may be the ending of a Bangla one, in either script; none where it has none. */
export const withoutEnding = (word: string): string[] =>
  isBangla(word)
    ? without(word, banglaEndings, shortest.bangla)
    : isLatin(word)
      ? without(word, romanisedEndings, shortest.romanised)
      : [];
