import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each([
  '/',
  '/my-bookings',
  '/service/jobs-abroad/electrician-riyadh?x=1&y=%2F#book',
  '/service?search=a%20b',
  '/service/%E0%A6%AD%E0%A6%BF%E0%A6%B8%E0%A6%BE',
])('keeps a path of this site: %s', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  null,
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/%',
  '/login',
  '/login?redirect=%2Fprofile',
  '/register',
  `/${'a'.repeat(10_000)}`,
])('goes to the start page instead of %j', (path) => {
  expect(safePath(path)).toBe('/');
});
