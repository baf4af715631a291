import { beforeEach, expect, it, vi } from 'vitest';
import type { createId as CreateId } from './id.ts';

// Ids never go back in time, and other tests of the same process shift the clock.
let createId: typeof CreateId;
beforeEach(async () => {
  vi.resetModules();
  ({ createId } = await import('./id.ts'));
});

it('makes UUIDs of version 7 that carry the time', () => {
  const now = Date.now();
  const id = createId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
});

it('sorts in the order in which it was asked, within a millisecond and when the clock goes back', () => {
  const now = Date.now();
  const ids = Array.from({ length: 10_000 }, (_, index) => createId(now - index));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
