import type { User } from '@pothik/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  authSlice,
  errorCleared,
  signedIn,
  signedOut,
  signInFailed,
  signInStarted,
  userSet,
} from './auth-slice.ts';

const { reducer, getInitialState } = authSlice;
const user: User = { _id: 'u1', name: 'Rahima', email: 'rahima@example.com' };

const failure = signInFailed('Login failed');
/** All that may happen to the current user. */
const anything = fc.array(
  fc.constantFrom(
    signInStarted(),
    signedIn(user),
    failure,
    signedOut(),
    userSet(user),
    userSet(null),
    errorCleared(),
  ),
);
const after = (actions: readonly Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, getInitialState());

it('begins with nobody, of whom it is not yet known', () => {
  expect(getInitialState()).toEqual({
    user: null,
    isAuthenticated: false,
    isLoading: true,
    error: null,
  });
});

it('says that somebody is signed in exactly while it is known who', () => {
  fc.assert(
    fc.property(anything, (actions) => {
      const { isAuthenticated, user: known } = after(actions);
      expect(isAuthenticated).toBe(known !== null);
    }),
  );
});

it('knows who it is once they are there, and nobody after a failure or a farewell', () => {
  fc.assert(
    fc.property(anything, (actions) => {
      for (const come of [signedIn(user), userSet(user)]) {
        expect(after([...actions, come])).toMatchObject({ user, isLoading: false });
      }
      for (const go of [failure, signedOut(), userSet(null)]) {
        expect(after([...actions, go])).toMatchObject({ user: null, isLoading: false });
      }
    }),
  );
});

it('tells a failure until the next try, a success or a word that it was read', () => {
  fc.assert(
    fc.property(anything, (actions) => {
      const failed = [...actions, failure];
      expect(after(failed).error).toBe('Login failed');
      for (const end of [signInStarted(), signedIn(user), errorCleared()]) {
        expect(after([...failed, end]).error).toBeNull();
      }
      expect(after([...failed, signInStarted()]).isLoading).toBe(true);
    }),
  );
});
