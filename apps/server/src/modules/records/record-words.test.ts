import { describe, expect, it } from 'vitest';
import { wordsOf } from './record-words.ts';

describe('wordsOf', () => {
  it.each([
    ['Rahima Begum', ['%rahima%', '%begum%']],
    ['  PTK-7K4M ', ['%ptk-7k4m%']],
    ['01712-345 678', ['%01712-345 678%']],
    ['100%', ['%100\\%%']],
    ['a b c d e f g h', ['%a%', '%b%', '%c%', '%d%', '%e%', '%f%']],
    [' ', []],
  ])('%j', (typed, patterns) => {
    expect(wordsOf(typed).map(({ pattern }) => pattern)).toEqual(patterns);
  });
});
