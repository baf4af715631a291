import { wordsOf } from './words.ts';

/** Passkeys: adding them, keeping them, signing in with them. */
export const passkeyMessages = wordsOf('passkeys');
