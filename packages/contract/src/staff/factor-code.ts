import { text } from '../wire-types.ts';

/** Six digits of the app, or a recovery code; spaces and dashes in it mean nothing. */
export const factorCode = text(64).trim().min(1);
