import type { User } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
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

describe('the state of signing in', () => {
  it('begins with nobody and loading', () => {
    expect(getInitialState()).toEqual({
      user: null,
      isAuthenticated: false,
      isLoading: true,
      error: null,
    });
  });

  it('loads and forgets an earlier error when signing in starts', () => {
    const failed = reducer(undefined, signInFailed('Login failed'));
    expect(reducer(failed, signInStarted())).toMatchObject({ isLoading: true, error: null });
  });

  it('has the user after a success', () => {
    expect(reducer(undefined, signedIn(user))).toEqual({
      user,
      isAuthenticated: true,
      isLoading: false,
      error: null,
    });
  });

  it('has nobody and the error after a failure', () => {
    const before = reducer(undefined, signedIn(user));
    expect(reducer(before, signInFailed('Login failed'))).toEqual({
      user: null,
      isAuthenticated: false,
      isLoading: false,
      error: 'Login failed',
    });
  });

  it('has nobody after signing out', () => {
    const before = reducer(undefined, signedIn(user));
    expect(reducer(before, signedOut())).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('is authenticated only if a user is set', () => {
    expect(reducer(undefined, userSet(user))).toMatchObject({ isAuthenticated: true });
    expect(reducer(undefined, userSet(null))).toMatchObject({ isAuthenticated: false, user: null });
  });

  it('forgets its error when told', () => {
    const failed = reducer(undefined, signInFailed('Login failed'));
    expect(reducer(failed, errorCleared()).error).toBeNull();
  });
});
