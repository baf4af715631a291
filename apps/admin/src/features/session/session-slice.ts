import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether somebody is signed in, as far as this browser knows; who it is, the server says. */
interface SessionState {
  /** The current user; absent: nobody has signed in. */
  userId?: string | undefined;
  /** Signing out: nothing is asked in their name any more, and nobody signs in yet. */
  isLeaving: boolean;
  /** The server has ended the session; what stands on the page waits for its person. */
  isExpired: boolean;
  /** The number of sessions that have begun on this page. */
  begun: number;
}

const initialState: SessionState = { isLeaving: false, isExpired: false, begun: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: ({ begun }, { payload: userId }: PayloadAction<string>): SessionState => ({
      ...initialState,
      userId,
      begun: begun + 1,
    }),
    sessionLeft: (state) => {
      state.isLeaving = true;
    },
    sessionExpired: (state) => {
      state.isExpired = state.userId !== undefined && !state.isLeaving;
    },
    sessionEnded: ({ begun }): SessionState => ({ ...initialState, begun }),
  },
});

export const { sessionOpened, sessionLeft, sessionExpired, sessionEnded } = sessionSlice.actions;
