import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

const written = (text: string, words: readonly string[]) =>
  splitWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Building Electrician', ['Electrician'], 'Building [Electrician]'],
  ['Electrician, electrician', ['ELECTRICIAN'], '[Electrician], [electrician]'],
  ['Saudi Arabia', ['Saudi', 'Arabia'], '[Saudi] [Arabia]'],
  // A word within another is another word.
  ['Visas and a Visa', ['Visa'], 'Visas and a [Visa]'],
  ['সৌদি আরবের ভিসা', ['সৌদি'], '[সৌদি] আরবের ভিসা'],
  ["Cox's Bazar", ["Cox's"], "[Cox's] Bazar"],
  ['Room (en-suite)', ['suite'], 'Room (en-[suite])'],
  ['Nothing to mark', [], 'Nothing to mark'],
  ['', ['word'], ''],
])('%s with %j', (text, words, expected) => {
  expect(written(text, words)).toBe(expected);
});

test('a text stays whole, whatever is marked in it', () => {
  const text = ' .Two  words, and – মনে – more. ';
  const parts = splitWords(text, ['two', 'মনে']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
