import { expect, it } from 'vitest';
import { samePage } from './same-page.ts';

it('stays on the page in the other language', () => {
  expect(samePage('bn', '/service/visa')).toBe('/bn/service/visa');
  expect(samePage('en', '/service/visa')).toBe('/service/visa');
});

it('stays on this site', () => {
  expect(samePage('en', '//evil.example')).toBe('/evil.example');
  expect(samePage('bn', '//evil.example')).toBe('/bn/evil.example');
  expect(samePage('en', '/\\evil.example')).toBe('/evil.example');
});
