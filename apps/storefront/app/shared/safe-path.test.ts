import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each(['/', '/my-bookings', '/service?search=a%20b#book', '/register-later'])(
  'keeps a path of this site: %s',
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

it.each([
  null,
  '',
  '//evil.example',
  '/\t/evil.example',
  '/login',
  '/login?redirect=%2Fprofile',
  '/register',
  '/x/../login',
])('goes to the start page instead of %j', (path) => {
  expect(safePath(path)).toBe('/');
});
