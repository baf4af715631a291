import { expect, it } from 'vitest';
import { signedIn } from './call.ts';

it('knows who is signed in where the endpoint demands it, and does not go on where nobody is', () => {
  const caller = { userId: 'u1', role: 'customer', sessionId: 's1' } as const;
  expect(signedIn(caller)).toBe(caller);
  expect(() => signedIn(undefined)).toThrow('the endpoint is declared for anyone');
});
