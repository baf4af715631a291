import { expect, test } from 'vitest';
import { splitTyped } from './split-typed.ts';

const written = (text: string, typed: string) =>
  splitTyped(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Building Electrician', 'elec', 'Building [Elec]trician'],
  ['Building Electrician', 'electrisian', 'Building [Electri]cian'],
  ['Saudi Arabia', 'saudi ar', '[Saudi] [Ar]abia'],
  // One letter in common is no typing error.
  ['Student Visa', 'saudi', 'Student Visa'],
  ['Visa', 'visas', '[Visa]'],
  ['Visitor Visa', 'visa', 'Visitor [Visa]'],
  ['Malaysia', 'sia', 'Malaysia'],
  ['সৌদি আরব', 'সৌ', '[সৌ]দি আরব'],
  // The vowel of a letter is not cut from it.
  ['সৌদি আরব', 'স', 'সৌদি আরব'],
  ['মিস্ত্রি', 'মিস্ত্রি', '[মিস্ত্রি]'],
  ['Anything', '', 'Anything'],
  ['Anything', '?!', 'Anything'],
])('%s while %s is typed', (text, typed, expected) => {
  expect(written(text, typed)).toBe(expected);
});
