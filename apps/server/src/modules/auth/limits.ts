import { createHash } from 'node:crypto';
import type { Limit } from '../../http/rate-limit.ts';
import { mailboxName } from '../../platform/mail/mailbox-of.ts';

const minute = 60;
const hour = 60 * minute;

/** How often things may be tried. Many phones share one address at a mobile operator. */
export const authLimits = {
  /** One account from one address: a guesser elsewhere does not lock the owner out. */
  signInHere: { tries: 10, seconds: 15 * minute },
  /** One account from a browser that has signed in to it before, wherever that is. */
  signInWith: { tries: 10, seconds: 15 * minute },
  /** One account from everywhere: beyond it each try waits, as a refusal would lock the owner out. */
  signInAnywhere: { tries: 100, seconds: 15 * minute },
  /** All accounts from one address; those that succeed do not count. */
  signInFrom: { tries: 100, seconds: 15 * minute },
  /** Asking for the challenge of a passkey, from one address: each is stored for minutes. */
  challengeFrom: { tries: 300, seconds: 15 * minute },
  registerFrom: { tries: 300, seconds: hour },
  /** Links to confirm a mailbox, known or not, that one network causes by typing its address. */
  addressTaken: { tries: 5, seconds: 24 * hour },
  /** Links to a new password, for one mailbox from one network: fewer than the mailbox gets. */
  resetFrom: { tries: 3, seconds: 4 * hour },
  /** Asking for a link, from one address. */
  forgotFrom: { tries: 30, seconds: hour },
  /** Asking for the link to confirm once more. The caller is told, unlike over the limit of a mailbox. */
  resend: { tries: 2, seconds: hour },
  /** Inviting one address to the staff; the owner is told as well. */
  invited: { tries: 3, seconds: hour },
  /** Guessing the token of a link. */
  linkFrom: { tries: 60, seconds: hour },
  /** The current user's own password. */
  ownPassword: { tries: 10, seconds: 15 * minute },
} satisfies Record<string, Limit>;

/** The longest that a try waits, in milliseconds: clients wait longer. */
const longestSlowdown = 5_000;

/** How long a try waits, in milliseconds, after so many too many. */
export const slowdown = (excess: number): number => Math.min(longestSlowdown, excess * 250);

/** A name for an e-mail address where the address itself need not stand. */
const nameOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Whose tries are counted together. */
export const tryKeys = {
  signInHere: (email: string, address: string) => `login:here:${nameOf(email)}:${address}`,
  signInWith: (device: string) => `login:device:${device}`,
  signInAnywhere: (email: string) => `login:account:${nameOf(email)}`,
  signInFrom: (address: string) => `login:address:${address}`,
  challengeFrom: (address: string) => `passkey:address:${address}`,
  registerFrom: (address: string) => `register:address:${address}`,
  addressTaken: (email: string, address: string) =>
    `register:mailbox:${mailboxName(email)}:${address}`,
  resetFrom: (email: string, address: string) => `reset:mailbox:${mailboxName(email)}:${address}`,
  forgotFrom: (address: string) => `forgot:address:${address}`,
  resend: (userId: string) => `resend:user:${userId}`,
  invited: (email: string) => `invited:${mailboxName(email)}`,
  linkFrom: (address: string) => `link:address:${address}`,
  ownPassword: (userId: string) => `password:user:${userId}`,
};
