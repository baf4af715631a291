import type { StaffRole } from '@pothik/contract';
import type { Mail } from '../../platform/mail/mailer.ts';

/** A mail in paragraphs, signed by the product. */
const toMail = (
  to: string,
  productName: string,
  subject: string,
  paragraphs: readonly string[],
): Mail => ({ to, sender: productName, subject, text: [...paragraphs, productName].join('\n\n') });

/** A mail with a link that shows whose the mailbox is. */
const toLinkMail = (...mail: Parameters<typeof toMail>): Mail => ({
  ...toMail(...mail),
  purpose: 'link',
});

export const resetMail = (to: string, productName: string, link: string): Mail =>
  toLinkMail(to, productName, `Your new password for ${productName}`, [
    'Somebody, you most likely, asked for a new password for this address.',
    `Follow this link within 30 minutes to set it:\n${link}`,
    'The link works once. If it was not you, do nothing: your password stays as it is.',
  ]);

/** @param token of the link that shows whose the address is. */
export const verificationMail = (
  to: string,
  productName: string,
  origin: string,
  token: string,
): Mail =>
  toLinkMail(to, productName, `Please confirm your address for ${productName}`, [
    `This address was given for an account at ${productName}.`,
    `Follow this link to confirm that it is yours:\n${origin}/verify-email?token=${token}`,
    `If you know nothing of it, do nothing, or remove that account:\n${origin}/not-my-account?token=${token}`,
  ]);

/** Instead of the mail that asks to confirm, to whoever has confirmed an account before. */
export const hasAccountMail = (
  to: string,
  productName: string,
  origin: string,
  token: string,
): Mail =>
  toLinkMail(to, productName, `You already have an account at ${productName}`, [
    `This address was given for another account at ${productName} just now. You already have one, and it stays as it is: nobody sees anything of it through the other.`,
    `If it was you, sign in to the account that you have:\n${origin}/login`,
    `If you do not know its password any more, set a new one:\n${origin}/forgot-password`,
    `You can remove the other account:\n${origin}/not-my-account?token=${token}`,
  ]);

export const passwordChangedMail = (to: string, productName: string, origin: string): Mail =>
  toMail(to, productName, `Your password for ${productName} was changed`, [
    'The password of your account was changed just now, and other devices were signed out.',
    `If it was not you, set a new one at once:\n${origin}/forgot-password`,
  ]);

/** @param token of the link that undoes it. */
export const addressChangedMail = (
  to: string,
  productName: string,
  origin: string,
  token: string,
): Mail =>
  toLinkMail(to, productName, `Your address at ${productName} was changed`, [
    'Your account has another e-mail address from now on; this one is no longer used.',
    `If it was not you, follow this link within 7 days. Your account gets this address back, everybody is signed out, and you set a new password:\n${origin}/undo-address-change?token=${token}`,
  ]);

export const dataExportedMail = (to: string, productName: string, origin: string): Mail =>
  toMail(to, productName, `Your data at ${productName} are being downloaded`, [
    'Somebody who is signed in to your account asked for a copy of all that we keep of you, and gave your password or signed in with Google once more.',
    `If it was not you, set a new password at once:\n${origin}/forgot-password`,
  ]);

/** To somebody who is asked to join the staff. */
export const invitationMail = (
  productName: string,
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
): Mail =>
  toLinkMail(invitation.email, productName, `Join the staff of ${productName}`, [
    `Dear ${invitation.name},`,
    `${invitation.inviter ?? `An owner of ${productName}`} asks you to join the staff of ${productName} as an ${invitation.role}.`,
    `Follow this link within ${String(invitation.days)} days and choose a password:\n${invitation.link}`,
    'The link works once. If you know nothing of it, do nothing.',
  ]);
