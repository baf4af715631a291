import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSafePath } from './safe-path.ts';

describe('a path of this site', () => {
  it.each([
    '/',
    '/my-bookings',
    '/service/jobs-abroad/electrician-riyadh?x=1&y=%2F#book',
    '/service?search=a%20b',
    '/service/a%20b%3Fc',
    '/service/%E0%A6%AD%E0%A6%BF%E0%A6%B8%E0%A6%BE',
    '/login?redirect=//evil.example',
    `/track#${'a'.repeat(300)}`,
  ])('is kept as it is: %s', (path) => {
    expect(toSafePath(path)).toBe(path);
  });

  it.each([
    ['/a/../b/./c', '/b/c'],
    ['/ভিসা', '/%E0%A6%AD%E0%A6%BF%E0%A6%B8%E0%A6%BE'],
    // Slashes of other scripts are letters of a path.
    ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
    ['/\u2215evil.example', '/%E2%88%95evil.example'],
  ])('is normalised as browsers do: %j', (given, path) => {
    expect(toSafePath(given)).toBe(path);
  });
});

it.each([
  null,
  undefined,
  '',
  'profile',
  '?a=1',
  '#a',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%',
  `/${'a'.repeat(10_000)}`,
])('refuses %j', (given) => {
  expect(toSafePath(given)).toBeUndefined();
});

describe('whatever is given', () => {
  const parts = [
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%',
      'evil.example',
      'a',
      'https:',
      'javascript:',
    ],
    ...[
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '\u00a0',
      '\u200b',
      '\ufeff',
      '\uff0f',
      '\u2044',
      '\u2215',
      '\u3002',
    ],
    ...['%2f', '%2F', '%5c', '%09', '%0a', '%00', '%2e', '%252f', '%E0%A6', 'ভিসা'],
  ];
  const hostile = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((given) => given.join(''));
  const sites = ['https://pothik.example', 'http://localhost:3000'];
  const leads = (path: string) =>
    sites.map((site) => new URL(path, `${site}/admin/inbox/one?list=open`).origin);

  it('leads to no other site, also where it is decoded, and is stable', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        const path = toSafePath(given);
        if (path === undefined) return;
        expect(leads(path)).toEqual(sites);
        expect(leads(decodeURIComponent(path.split(/[?#]/, 1)[0] ?? ''))).toEqual(sites);
        expect(toSafePath(path)).toBe(path);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is kept if it is a path of letters', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\w-]{1,8}$/), { maxLength: 5 }), (names) => {
        const path = `/${names.join('/')}`;
        expect(toSafePath(path)).toBe(path);
      }),
    );
  });
});
