import { createHash } from 'node:crypto';
import type { Limit } from '../../http/rate-limit.ts';

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
  /** Accounts that take one e-mail address, known or not, by registering or by moving there. */
  addressTaken: { tries: 5, seconds: 24 * hour },
  /** Asking for a link, from one address. */
  forgotFrom: { tries: 30, seconds: hour },
  /** Links of one kind in one mailbox: a flood of one keeps no other back. */
  mailbox: { tries: 3, seconds: hour },
  /** Asking for the link to confirm once more; with that of registering they fill the mailbox. */
  resend: { tries: 2, seconds: hour },
  /** Guessing the token of a link. */
  linkFrom: { tries: 60, seconds: hour },
  /** The current user's own password. */
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
  addressTaken: (email: string) => `register:mailbox:${nameOf(email)}`,
  forgotFrom: (address: string) => `forgot:address:${address}`,
  mailbox: (kind: string, email: string) => `mailbox:${kind}:${nameOf(email)}`,
  resend: (userId: string) => `resend:user:${userId}`,
  linkFrom: (address: string) => `link:address:${address}`,
  ownPassword: (userId: string) => `password:user:${userId}`,
};
