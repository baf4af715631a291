import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeOld } from './old-copies.ts';

const day = 24 * 60 * 60 * 1_000;
const now = Date.UTC(2026, 10, 25, 12);

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The entries that stay of a cache with entries of these ages in days, saved in this order. */
async function keptOf(ages: readonly number[], bounds: { entries: number; days: number }) {
  const saved = new Map(
    ages.map((age, index) => [
      `https://pothik.test/${String(index)}`,
      new Response('', { headers: { 'x-saved-at': String(now - age * day) } }),
    ]),
  );
  const addressOf = (request: RequestInfo | URL) => (request as Request).url;
  await removeOld(
    {
      keys: () => Promise.resolve([...saved.keys()].map((address) => new Request(address))),
      match: (request) => Promise.resolve(saved.get(addressOf(request))),
      delete: (request) => Promise.resolve(saved.delete(addressOf(request))),
    },
    bounds,
  );
  return [...saved.keys()].map((address) => Number(new URL(address).pathname.slice(1)));
}

it('removes what is older than the days, and nothing that is not', async () => {
  expect(await keptOf([40, 31, 29, 0], { entries: 10, days: 30 })).toEqual([2, 3]);
});

it('removes what was saved first where there are too many', async () => {
  expect(await keptOf([3, 2, 1, 0], { entries: 2, days: 30 })).toEqual([2, 3]);
});

it('removes what a clock that was set back has saved in the future', async () => {
  expect(await keptOf([-40, 0], { entries: 10, days: 30 })).toEqual([1]);
});
