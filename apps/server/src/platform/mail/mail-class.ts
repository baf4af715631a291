import type { Limit } from '../tries.ts';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * Every mail names its class. A class has one limit for each mailbox, whoever causes the mails, so that mails of
 * one class cannot use up another's limit. Null: every mail is sent.
 */
export const mailLimits = {
  /** A link by which the owner of a mailbox confirms it; anyone causes it by typing the address. */
  confirmation: { tries: 8, seconds: day },
  /**
   * A link to a new password, requested by anyone. The window is short, because over the limit the owner can
   * only use the links that others requested. One network gets fewer, so that it leaves the owner's one.
   */
  reset: { tries: 4, seconds: 4 * hour },
  /** The same, requested from the owner's browser or mailbox: no stranger can use up this limit. */
  ownReset: { tries: 10, seconds: day },
  /** News of what a visitor did, to an address that they have not confirmed. */
  unconfirmed: { tries: 10, seconds: day },
  /** News of what staff did, to such an address. */
  unconfirmedByStaff: { tries: 20, seconds: day },
  /** News to the confirmed address of the account concerned, staff's included. */
  account: { tries: 200, seconds: day },
  /** A completed change of an account, to its confirmed address. The change itself is limited. */
  notice: null,
  /** To an address that an owner types. */
  invitation: { tries: 10, seconds: day },
} satisfies Record<string, Limit | null>;

export type MailClass = keyof typeof mailLimits;

export const mailClasses = Object.keys(mailLimits) as [MailClass, ...MailClass[]];

/** Of the account that a mail is about. */
export interface Recipient {
  /** Null: the address may belong to a stranger. */
  emailVerifiedAt: Date | null;
}

/** The class of a notice about a change of an account. */
export const noticeClass = ({ emailVerifiedAt }: Recipient): MailClass =>
  emailVerifiedAt === null ? 'unconfirmed' : 'notice';
