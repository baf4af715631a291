import { expect, it } from 'vitest';
import { askedLanguage } from './asked-language.ts';

it.each([
  ['bn', 'bn'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['en-GB, bn;q=0.5', 'en'],
  ['de-DE, bn;q=0.5', 'bn'],
  ['*', 'en'],
  ['', 'en'],
  ['bnx', 'en'],
  [undefined, 'en'],
])('%j asks for %s', (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});
