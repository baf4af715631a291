import { createSlice } from '@reduxjs/toolkit';

/** Whether somebody is signed in, as far as this browser knows; who it is, the server says. */
interface SessionState {
  isOpen: boolean;
  /** Signing out: nothing is asked in their name any more, and nobody signs in yet. */
  isLeaving: boolean;
}

const initialState: SessionState = { isOpen: false, isLeaving: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: () => ({ isOpen: true, isLeaving: false }),
    sessionLeft: () => ({ isOpen: true, isLeaving: true }),
    sessionEnded: () => initialState,
  },
});

export const { sessionOpened, sessionLeft, sessionEnded } = sessionSlice.actions;
