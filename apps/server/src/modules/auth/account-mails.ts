import type { ContentLanguage, StaffRole } from '@pothik/contract';
import { messagesIn } from '../../messages/messages-in.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Paragraph } from '../../platform/mail/paragraphs.ts';

/** Whom a mail is for, and from which product. */
export interface Addressee {
  to: string;
  language: ContentLanguage;
  productName: string;
  publicOrigin: string;
}

/** A mail in paragraphs, signed by the product. */
export const toMail = (
  { productName: sender, ...addressee }: Addressee,
  subject: string,
  paragraphs: readonly Paragraph[],
): Mail => composeMail({ ...addressee, sender, subject, paragraphs });

/** A mail with a link that shows whose the mailbox is. */
const toLinkMail = (...mail: Parameters<typeof toMail>): Mail => ({
  ...toMail(...mail),
  purpose: 'link',
});

const wordsFor = ({ language }: Addressee) => messagesIn(language).accounts;

/** @param token of the link by which a new password is set. */
export function resetMail(addressee: Addressee, token: string): Mail {
  const { subject, asked, set, otherwise } = wordsFor(addressee).reset;
  return toLinkMail(addressee, subject(addressee.productName), [
    asked,
    { ...set, page: `/reset-password?token=${token}` },
    otherwise,
  ]);
}

/** @param token of the link that shows whose the address is. */
export function verificationMail(addressee: Addressee, token: string): Mail {
  const { productName } = addressee;
  const { subject, given, confirm, remove } = wordsFor(addressee).verification;
  return toLinkMail(addressee, subject(productName), [
    given(productName),
    { ...confirm, page: `/verify-email?token=${token}` },
    { ...remove, page: `/not-my-account?token=${token}` },
  ]);
}

/** Instead of the mail that asks to confirm, to whoever has confirmed an account before. */
export function hasAccountMail(addressee: Addressee, token: string): Mail {
  const { productName } = addressee;
  const { subject, given, signIn, set, remove } = wordsFor(addressee).hasAccount;
  return toLinkMail(addressee, subject(productName), [
    given(productName),
    { ...signIn, page: '/login' },
    { ...set, page: '/forgot-password' },
    { ...remove, page: `/not-my-account?token=${token}` },
  ]);
}

/**
 * @param token of the link that undoes it.
 * @param ended a sentence for each kind of access that ended with it.
 */
export function addressChangedMail(
  addressee: Addressee,
  token: string,
  ended: readonly string[],
): Mail {
  const { subject, changed, undo } = wordsFor(addressee).addressChanged;
  return toLinkMail(addressee, subject(addressee.productName), [
    [changed, ...ended].join(' '),
    { ...undo, page: `/undo-address-change?token=${token}` },
  ]);
}

export function dataExportedMail(addressee: Addressee): Mail {
  const { subject, asked, set } = wordsFor(addressee).dataExported;
  return toMail(addressee, subject(addressee.productName), [
    asked,
    { ...set, page: '/forgot-password' },
  ]);
}

/** To somebody who is asked to join the staff, in the language of who asks. */
export const invitationMail = (
  { productName, publicOrigin, language }: Omit<Addressee, 'to'>,
  invitation: {
    email: string;
    name: string;
    role: StaffRole;
    /** Who asks; absent: they have no account any more. */
    inviter: string | undefined;
    link: string;
    /** How long the link works. */
    days: number;
  },
): Mail => {
  const { email, name, role, inviter, link, days } = invitation;
  const words = messagesIn(language).accounts.invitation;
  return toLinkMail(
    { to: email, language, productName, publicOrigin },
    words.subject(productName),
    [
      words.greeting(name),
      words.asked(inviter ?? words.owner(productName), productName, role),
      { ...words.join(days), link },
      words.once,
    ],
  );
};
