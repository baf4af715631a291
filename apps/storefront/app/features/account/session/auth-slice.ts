import type { User } from '@pothik/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The current user, as far as it is known (Specification §3). */
interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
}

const initialState: AuthState = {
  user: null,
  isAuthenticated: false,
  isLoading: true,
  error: null,
};

/** The transitions of Specification §4, and no others. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signInStarted: (state) => ({ ...state, isLoading: true, error: null }),
    signedIn: (_state, { payload }: PayloadAction<User>) => ({
      user: payload,
      isAuthenticated: true,
      isLoading: false,
      error: null,
    }),
    signInFailed: (_state, { payload }: PayloadAction<string>) => ({
      user: null,
      isAuthenticated: false,
      isLoading: false,
      error: payload,
    }),
    signedOut: (state) => ({ ...state, user: null, isAuthenticated: false, isLoading: false }),
    userSet: (state, { payload }: PayloadAction<User | null>) => ({
      ...state,
      user: payload,
      isAuthenticated: payload !== null,
      isLoading: false,
    }),
    errorCleared: (state) => ({ ...state, error: null }),
  },
});

export const { signInStarted, signedIn, signInFailed, signedOut, userSet, errorCleared } =
  authSlice.actions;
