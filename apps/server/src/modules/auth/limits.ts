import { createHash } from 'node:crypto';
import type { Limit } from './rate-limit.ts';

const minute = 60;
const hour = 60 * minute;

/** How often things may be tried. Many phones share one address at a mobile operator. */
export const authLimits = {
  /** One account from one address: a guesser elsewhere does not lock the owner out. */
  signInHere: { tries: 10, seconds: 15 * minute },
  /** One account from everywhere. */
  signInAnywhere: { tries: 100, seconds: 15 * minute },
  /** All accounts from one address; those that succeed do not count. */
  signInFrom: { tries: 100, seconds: 15 * minute },
  registerFrom: { tries: 300, seconds: hour },
  /** Asking for a link, from one address. */
  forgotFrom: { tries: 30, seconds: hour },
  /** Links in one mailbox. */
  mailbox: { tries: 3, seconds: hour },
  /** Guessing the token of a link. */
  linkFrom: { tries: 60, seconds: hour },
  /** The password of who is signed in already. */
  ownPassword: { tries: 10, seconds: 15 * minute },
} satisfies Record<string, Limit>;

/** A name for an e-mail address where the address itself need not stand. */
const nameOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Whose tries are counted together. */
export const tryKeys = {
  signInHere: (email: string, address: string) => `login:here:${nameOf(email)}:${address}`,
  signInAnywhere: (email: string) => `login:account:${nameOf(email)}`,
  signInFrom: (address: string) => `login:address:${address}`,
  registerFrom: (address: string) => `register:address:${address}`,
  forgotFrom: (address: string) => `forgot:address:${address}`,
  mailbox: (email: string) => `mailbox:${nameOf(email)}`,
  linkFrom: (address: string) => `link:address:${address}`,
  ownPassword: (userId: string) => `password:user:${userId}`,
};
