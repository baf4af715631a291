import { expect, it } from 'vitest';
import { lastPage } from './listing-api.ts';

const listing = (services: number, total: number) => ({
  kind: 'services' as const,
  page: {
    data: Array.from({ length: services }, (_, index) => ({ _id: String(index) })),
    pagination: { page: 1, limit: 12, hasNext: false, total },
  },
});
const asked = (page: number) => ({ search: '', category: '', page });

it('is the page that was asked for while something stands on it', () => {
  expect(lastPage(listing(3, 15), asked(2))).toBe(2);
  expect(lastPage(listing(0, 0), asked(1))).toBe(1);
});

it('is the last page that has something when the one that was asked for lies behind it', () => {
  expect(lastPage(listing(0, 96), asked(500))).toBe(8);
  expect(lastPage(listing(0, 0), asked(9))).toBe(1);
});

it('is the first page when a server is wrong about its total', () => {
  expect(lastPage(listing(0, 1_000), asked(9))).toBe(1);
});

it('is the page itself where there is no list', () => {
  expect(lastPage(undefined, asked(4))).toBe(4);
  expect(lastPage({ kind: 'service', id: 's1' }, asked(4))).toBe(4);
});
