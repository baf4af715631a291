import { expect, it } from 'vitest';
import { changedBaselines, changedPictures, failedComparisons } from './changed-pictures.ts';

const folder = 'packages/ui/pictures/baselines';

it('reads which baselines a branch changed', () => {
  const status = [
    'M',
    'phone-light/a--b.png',
    'A',
    'phone-light/c--d.png',
    'D',
    'desktop-dark/e--f.png',
  ];
  const nameStatus = status
    .map((part) => (part.length === 1 ? part : `${folder}/${part}`))
    .join('\0');
  const untracked = `${folder}/phone-light/g--h.png\0`;
  expect([...changedBaselines(`${nameStatus}\0`, untracked)]).toEqual([
    ['phone-light/a--b', 'changed'],
    ['phone-light/c--d', 'new'],
    ['desktop-dark/e--f', 'removed'],
    ['phone-light/g--h', 'new'],
  ]);
  expect(changedBaselines('', '').size).toBe(0);
});

const spec = (title: string, status: string, attachments: { name: string; path: string }[]) => ({
  title,
  tests: [{ projectName: 'phone-light', status, results: [{ attachments }] }],
});

it('reads which comparisons failed, and what was drawn', () => {
  const specs = [
    spec('a--b', 'unexpected', [
      { name: 'a--b-expected.png', path: '/before' },
      { name: 'a--b-actual.png', path: '/after' },
    ]),
    spec('c--d', 'expected', []),
  ];
  const inside = { specs: [spec('e--f', 'unexpected', [])] };
  expect(failedComparisons({ suites: [{ specs, suites: [inside] }] })).toEqual([
    { key: 'phone-light/a--b', drawn: '/after' },
    { key: 'phone-light/e--f', drawn: undefined },
  ]);
});

it('puts together what was accepted and what was not', () => {
  const baselines = new Map([
    ['phone-light/n--n', 'new' as const],
    ['phone-light/a--b', 'changed' as const],
  ]);
  const failed = [
    { key: 'desktop-dark/a--b', drawn: '/after' },
    { key: 'phone-light/n--n', drawn: '/new' },
    { key: 'phone-light/x--y', drawn: undefined },
  ];
  expect(changedPictures(baselines, failed)).toEqual([
    { kind: 'changed', surroundings: 'desktop-dark', story: 'a--b', unaccepted: true },
    { kind: 'changed', surroundings: 'phone-light', story: 'a--b', unaccepted: false },
    { kind: 'new', surroundings: 'phone-light', story: 'n--n', unaccepted: false },
  ]);
});
