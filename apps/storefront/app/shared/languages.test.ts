import { expect, it } from 'vitest';
import { addressIn, basenameOf, languageOfAddress, pathOf } from './languages.ts';

it.each([
  ['/', '/', '/bn'],
  ['/service', '/service', '/bn/service'],
  ['/service/visa?page=2', '/service/visa?page=2', '/bn/service/visa?page=2'],
])('puts %s at %s in English and at %s in Bangla', (path, english, bangla) => {
  expect(addressIn('en', path)).toBe(english);
  expect(addressIn('bn', path)).toBe(bangla);
  expect([english, bangla].map(pathOf)).toEqual([path, path]);
});

it('stays on this site for a path that names a host', () => {
  for (const path of ['//evil.example', '/\\evil.example']) {
    expect(addressIn('en', path)).toBe('/evil.example');
    expect(addressIn('bn', path)).toBe('/bn/evil.example');
  }
});

it.each([
  ['/bn', 'bn'],
  ['/bn/', 'bn'],
  ['/bn/service', 'bn'],
  ['/', 'en'],
  ['/bnet', 'en'],
  ['/service/bn', 'en'],
])('takes %s for a page in %s', (pathname, language) => {
  expect(languageOfAddress(pathname)).toBe(language);
});

it('tells the router where a language begins', () => {
  expect(basenameOf('en')).toBe('/');
  expect(basenameOf('bn')).toBe('/bn');
});
