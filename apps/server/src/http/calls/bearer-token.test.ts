import { expect, it } from 'vitest';
import { bearerToken } from './bearer-token.ts';

const token = 'aZ09-_aZ09-_aZ09-_aZ';

it('is what follows the word, however that is written', () => {
  expect(bearerToken(`Bearer ${token}`)).toBe(token);
  expect(bearerToken(`bearer ${token}`)).toBe(token);
  expect(bearerToken(`Bearer ${'x'.repeat(200)}`)).toBe('x'.repeat(200));
});

it.each([
  undefined,
  '',
  token,
  `Basic ${token}`,
  `Bearer  ${token}`,
  `Bearer ${token.slice(1)}`,
  `Bearer ${'x'.repeat(201)}`,
  `Bearer ${token}.`,
  `Bearer .${token}`,
  `Bearer ${token} `,
  ` Bearer ${token}`,
  `Bearer ${token}, Bearer ${token}`,
])('is none in %j', (authorization) => {
  expect(bearerToken(authorization)).toBeUndefined();
});
