import { beforeEach, expect, it, vi } from 'vitest';
import { forgetLink, keepLink, readKeptLinks } from './kept-links.ts';

const month = 30 * 24 * 60 * 60_000;
const linkOf = (booking: string, end = Date.now() + month) =>
  `${booking}.${end.toString(36)}.signed`;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('remembers the newest five, each once', () => {
  for (const reference of ['A', 'B', 'C', 'D', 'E', 'F', 'B']) {
    keepLink({ reference, link: linkOf(reference) });
  }
  expect(readKeptLinks().map(({ reference }) => reference)).toEqual(['B', 'F', 'E', 'D', 'C']);
});

it('forgets one, and leaves nothing behind with the last', () => {
  const [one, other] = [linkOf('A'), linkOf('B')];
  keepLink({ reference: 'A', link: one });
  keepLink({ reference: 'B', link: other });
  forgetLink(one);
  expect(readKeptLinks()).toEqual([{ reference: 'B', link: other }]);
  forgetLink(other);
  expect(stored.size).toBe(0);
});

it('knows none that has ended, and none where something else is stored', () => {
  keepLink({ reference: 'A', link: linkOf('A', Date.now() - 1) });
  expect(readKeptLinks()).toEqual([]);
  for (const other of ['', '{', '{}', 'null', '[null, 1, {"reference": 1}]']) {
    localStorage.setItem('pothik-guest-bookings', other);
    expect(readKeptLinks()).toEqual([]);
  }
});
