import { expect, it } from 'vitest';
import { momentsAhead, toMoments, whatIsDue } from './moments.ts';

const [eight, nine, ten] = [8, 9, 10].map((hour) => new Date(Date.UTC(2026, 11, 3, hour))) as [
  Date,
  Date,
  Date,
];
const draft = { isActive: false, publishAt: null, unpublishAt: null };
const active = { ...draft, isActive: true };

it.each([
  ['nothing without a moment', draft, undefined],
  ['nothing before its moment', { ...draft, publishAt: ten }, undefined],
  ['publishing at its very moment', { ...draft, publishAt: nine }, active],
  [
    'publishing, with the end still to come',
    { ...draft, publishAt: eight, unpublishAt: ten },
    { ...active, unpublishAt: ten },
  ],
  ['nothing before the end', { ...active, unpublishAt: ten }, undefined],
  ['taking back at the very end', { ...active, unpublishAt: nine }, draft],
  ['no publishing after its end', { ...draft, publishAt: eight, unpublishAt: nine }, draft],
  ['the end of what is a draft', { ...draft, unpublishAt: eight }, draft],
])('finds due at nine: %s', (_what, service, due) => {
  expect(whatIsDue(service, nine)).toEqual(due);
});

it('leaves nothing to be published of what is', () => {
  const given = { publishAt: nine.toISOString(), unpublishAt: ten };
  expect(toMoments({ ...given, isActive: true })).toEqual({ publishAt: null, unpublishAt: ten });
  expect(toMoments({ ...given, isActive: false })).toEqual({ publishAt: nine, unpublishAt: ten });
  expect(toMoments({})).toEqual({ publishAt: null, unpublishAt: null });
});

it('brings no moment of an earlier version back that is over', () => {
  const kept = { isActive: false, publishAt: eight.toISOString(), unpublishAt: ten.toISOString() };
  expect(momentsAhead(kept, nine)).toEqual({ publishAt: null, unpublishAt: ten });
  expect(momentsAhead({ isActive: false }, nine)).toEqual({ publishAt: null, unpublishAt: null });
});
