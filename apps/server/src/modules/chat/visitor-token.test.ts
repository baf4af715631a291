import { expect, it } from 'vitest';
import { hashVisitorToken, startCredentials } from './visitor-token.ts';

const secret = 'a'.repeat(31) + '-';

it('follows from an id that nobody guesses, so that a start that is repeated gets the same', () => {
  const one = startCredentials(secret);
  expect(startCredentials(secret)).toEqual(one);
  expect(one.visitorToken).toMatch(/^[\w-]{43}$/);
  expect(one.startKeyHash).toMatch(/^[\w-]{43}$/);
  const other = startCredentials(`${secret}b`);
  expect(other.visitorToken).not.toBe(one.visitorToken);
  expect(other.startKeyHash).not.toBe(one.startKeyHash);
});

it('is the same in every version of the server, so that a repeat after an update gets it too', () => {
  expect(startCredentials('a'.repeat(32))).toEqual({
    visitorToken: 'D0q9thHDZOcsGEsFuHyB7wMMAEmHNw4DAqFMlGOwmX4',
    startKeyHash: 'xca73iGUAiOV2B85vaWRjK-yg_ehuC01ZdKzkjdelQE',
  });
});

it.each([undefined, '', 'a'.repeat(31), 'a'.repeat(101), `${secret}!`, `!${secret}`])(
  'is new every time for an id that could be guessed: %j',
  (clientId) => {
    const [one, other] = [startCredentials(clientId), startCredentials(clientId)];
    expect(one.startKeyHash).toBeUndefined();
    expect(one.visitorToken).toMatch(/^[\w-]{43}$/);
    expect(one.visitorToken).not.toBe(other.visitorToken);
  },
);

it('can be told from no hash, and what is kept of a start opens no chat', () => {
  const { visitorToken, startKeyHash } = startCredentials(secret);
  expect(hashVisitorToken(visitorToken)).toMatch(/^[\w-]{43}$/);
  expect(hashVisitorToken(visitorToken)).toBe(hashVisitorToken(visitorToken));
  const all = [
    visitorToken,
    startKeyHash,
    hashVisitorToken(visitorToken),
    hashVisitorToken(secret),
  ];
  expect(new Set(all).size).toBe(all.length);
});
