import { expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

it('keeps what changes a page, in one order, and nothing else', () => {
  expect(pageKey('/service')).toBe('/service');
  expect(pageKey('/service?fbclid=x')).toBe('/service');
  expect(pageKey('/service?page=2&utm_source=y&search=a%20b')).toBe('/service?search=a+b&page=2');
});
