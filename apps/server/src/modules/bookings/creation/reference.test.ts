import { expect, it } from 'vitest';
import { createReference, toReference } from './reference.ts';

it('is made of letters and figures that nobody mistakes', () => {
  const references = Array.from({ length: 500 }, createReference);
  for (const one of references) expect(one).toMatch(/^PTK-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/);
  expect(new Set(references).size).toBeGreaterThan(490);
});

it.each([
  'PTK-7K4M-2Q',
  'ptk-7k4m-2q',
  ' ptk 7k4m 2q ',
  'ptk7k4m2q',
  '7k4m2q',
  'P-T-K-7-K-4-M-2-Q',
])('is understood however it is typed: %j', (typed) => {
  expect(toReference(typed)).toBe('PTK-7K4M-2Q');
});

it('keeps letters of the prefix that stand elsewhere in it', () => {
  expect(toReference('7KPTK2')).toBe('PTK-7KPT-K2');
});
