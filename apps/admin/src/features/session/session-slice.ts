import { createSlice } from '@reduxjs/toolkit';

/** Whether somebody is signed in, as far as this browser knows; who it is, the server says. */
interface SessionState {
  isOpen: boolean;
}

const initialState: SessionState = { isOpen: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: () => ({ isOpen: true }),
    sessionEnded: () => ({ isOpen: false }),
  },
});

export const { sessionOpened, sessionEnded } = sessionSlice.actions;
