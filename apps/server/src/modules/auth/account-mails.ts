import type { StaffRole } from '@pothik/contract';
import { composeMail, type Paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** A mail in paragraphs, signed by the product. */
const toMail = (
  to: string,
  productName: string,
  subject: string,
  paragraphs: readonly Paragraph[],
): Mail => composeMail({ to, sender: productName, subject, paragraphs });

/** A mail with a link that shows whose the mailbox is. */
const toLinkMail = (...mail: Parameters<typeof toMail>): Mail => ({
  ...toMail(...mail),
  purpose: 'link',
});

export const resetMail = (to: string, productName: string, link: string): Mail =>
  toLinkMail(to, productName, `Your new password for ${productName}`, [
    'Somebody, you most likely, asked for a new password for this address.',
    {
      lead: 'Follow this link within 30 minutes to set it',
      action: 'Set a new password',
      link,
    },
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
    {
      lead: 'Follow this link to confirm that it is yours',
      action: 'Confirm my address',
      link: `${origin}/verify-email?token=${token}`,
    },
    {
      lead: 'If you know nothing of it, do nothing, or remove that account',
      action: 'Remove that account',
      link: `${origin}/not-my-account?token=${token}`,
    },
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
    {
      lead: 'If it was you, sign in to the account that you have',
      action: 'Sign in',
      link: `${origin}/login`,
    },
    {
      lead: 'If you do not know its password any more, set a new one',
      action: 'Set a new password',
      link: `${origin}/forgot-password`,
    },
    {
      lead: 'You can remove the other account',
      action: 'Remove that account',
      link: `${origin}/not-my-account?token=${token}`,
    },
  ]);

export const passwordChangedMail = (to: string, productName: string, origin: string): Mail =>
  toMail(to, productName, `Your password for ${productName} was changed`, [
    'The password of your account was changed just now, and other devices were signed out.',
    {
      lead: 'If it was not you, set a new one at once',
      action: 'Set a new password',
      link: `${origin}/forgot-password`,
    },
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
    {
      lead: 'If it was not you, follow this link within 7 days. Your account gets this address back, everybody is signed out, and you set a new password',
      action: 'Undo the change',
      link: `${origin}/undo-address-change?token=${token}`,
    },
  ]);

export const dataExportedMail = (to: string, productName: string, origin: string): Mail =>
  toMail(to, productName, `Your data at ${productName} are being downloaded`, [
    'Somebody who is signed in to your account asked for a copy of all that we keep of you, and gave your password or signed in with Google once more.',
    {
      lead: 'If it was not you, set a new password at once',
      action: 'Set a new password',
      link: `${origin}/forgot-password`,
    },
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
    {
      lead: `Follow this link within ${String(invitation.days)} days and choose a password`,
      action: 'Join',
      link: invitation.link,
    },
    'The link works once. If you know nothing of it, do nothing.',
  ]);
