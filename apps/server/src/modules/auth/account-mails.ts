import type { ContentLanguage, StaffRole } from '@pothik/contract';
import { messagesIn } from '../../messages/messages-in.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { noticeClass, type MailClass, type Recipient } from '../../platform/mail/mail-class.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Paragraph } from '../../platform/mail/paragraphs.ts';

/** Whom a mail is for, and from which product. */
export interface Addressee {
  to: string;
  language: ContentLanguage;
  productName: string;
  publicOrigin: string;
}

/** The address of an account, for a notice about a change of it. */
export type NoticeAddressee = Addressee & Recipient;

/** A mail in paragraphs, signed by the product. */
export const toMail = (
  { to, language, publicOrigin, productName: sender }: Addressee,
  mailClass: MailClass,
  subject: string,
  paragraphs: readonly Paragraph[],
): Mail =>
  composeMail({ to, language, publicOrigin, class: mailClass, sender, subject, paragraphs });

const wordsFor = ({ language }: Addressee) => messagesIn(language).accounts;

/** @param token of the link by which a new password is set. */
export function resetMail(
  addressee: Addressee,
  token: string,
  mailClass: 'reset' | 'ownReset',
): Mail {
  const { subject, asked, set, otherwise } = wordsFor(addressee).reset;
  return toMail(addressee, mailClass, subject(addressee.productName), [
    asked,
    { ...set, page: `/reset-password?token=${token}` },
    otherwise,
  ]);
}

/** @param token of the link that shows whose the address is. */
export function verificationMail(addressee: Addressee, token: string): Mail {
  const { productName } = addressee;
  const { subject, given, confirm, remove } = wordsFor(addressee).verification;
  return toMail(addressee, 'confirmation', subject(productName), [
    given(productName),
    { ...confirm, page: `/verify-email?token=${token}` },
    { ...remove, page: `/not-my-account?token=${token}` },
  ]);
}

/** Instead of the mail that asks to confirm, to whoever has confirmed an account before. */
export function hasAccountMail(addressee: Addressee, token: string): Mail {
  const { productName } = addressee;
  const { subject, given, signIn, set, remove } = wordsFor(addressee).hasAccount;
  return toMail(addressee, 'confirmation', subject(productName), [
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
  addressee: NoticeAddressee,
  token: string,
  ended: readonly string[],
): Mail {
  const { subject, changed, undo } = wordsFor(addressee).addressChanged;
  return toMail(addressee, noticeClass(addressee), subject(addressee.productName), [
    [changed, ...ended].join(' '),
    { ...undo, page: `/undo-address-change?token=${token}` },
  ]);
}

export function dataExportedMail(addressee: NoticeAddressee): Mail {
  const { subject, asked, set } = wordsFor(addressee).dataExported;
  return toMail(addressee, noticeClass(addressee), subject(addressee.productName), [
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
  return toMail(
    { to: email, language, productName, publicOrigin },
    'invitation',
    words.subject(productName),
    [
      words.greeting(name),
      words.asked(inviter ?? words.owner(productName), productName, role),
      { ...words.join(days), link },
      words.once,
    ],
  );
};
