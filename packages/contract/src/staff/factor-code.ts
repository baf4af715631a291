import { typedBack } from '../wire-types.ts';

/** Six digits of the app, or a recovery code; spaces and dashes in it mean nothing, Bangla digits are digits. */
export const factorCode = typedBack(64).min(1);
