import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasEmptySegment, normalAddress } from './normal-address.ts';

it.each([
  ['/', '/'],
  ['/api/services?search=a%20b&page=2', '/api/services?search=a%20b&page=2'],
  ['//', '/'],
  ['///', '/'],
  ['//a:99999/', '/a:99999/'],
  ['//evil.example/service', '/evil.example/service'],
  ['/\\evil.example', '/evil.example'],
  ['/api//services', '/api/services'],
  ['/./', '/'],
  ['/a/../../api/services', '/api/services'],
  ['/a/%2e%2E/b', '/b'],
  ['/%61pi/services', '/api/services'],
  ['/service/%e0%a6%95', '/service/%E0%A6%95'],
  ['/service/a%2fb', '/service/a%2Fb'],
  ['/%2561', '/%2561'],
  ['/%ZZ', '/%ZZ'],
  ['http://any.example/api/services?a=b', '/api/services?a=b'],
  ['http://any.example', '/'],
  ['http://any.example//x', '/x'],
  ['/a#b', '/a'],
  ['/a?b=//c', '/a?b=//c'],
  ['?a', '/?a'],
  ['*', '/*'],
])('turns %s into %s', (address, normal) => {
  expect(normalAddress(address)).toBe(normal);
});

it('begins with one slash, names no host and stays the same, whatever was sent', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    'a',
    ':',
    '@',
    '%2e',
    '%2F',
    '%',
    '?',
    '#',
    '[',
  );
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (rest) => {
        const normal = normalAddress(`/${rest}`);
        expect(new URL(normal, 'http://own.example').host).toBe('own.example');
        expect(normalAddress(normal)).toBe(normal);
        expect(hasEmptySegment(normal)).toBe(false);
      },
    ),
  );
});
