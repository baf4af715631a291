import { expect, it } from 'vitest';
import { searchOf } from './booking-filter.ts';

const patternOf = (search?: string) => searchOf({ search })?.pattern;

it('finds a phone number however it is typed', () => {
  for (const typed of ['01712-345 678', '(01712) 345678', '01712345678']) {
    expect(patternOf(typed)).toBe('%01712345678%');
  }
  expect(patternOf('+88 01712')).toBe('%+8801712%');
});

it('leaves the spaces and hyphens of everything else', () => {
  expect(patternOf('Rahima Begum-Khan')).toBe('%rahima begum-khan%');
  expect(patternOf('PTK-2345-67')).toBe('%ptk-2345-67%');
  expect(patternOf('12-34 x')).toBe('%12-34 x%');
});

it('is nothing where nothing was typed', () => {
  expect(searchOf({})).toBeUndefined();
  expect(searchOf({ search: ' ' })).toBeUndefined();
});
