import type { StaffRole } from '@pothik/contract';

const setPassword = 'Set a new password';
const removeAccount = 'Remove that account';

export const messages = {
  reset: {
    subject: (product: string) => `Your new password for ${product}`,
    asked: 'Somebody, you most likely, asked for a new password for this address.',
    set: { lead: 'Follow this link within 30 minutes to set it', action: setPassword },
    otherwise: 'The link works once. If it was not you, do nothing: your password stays as it is.',
  },
  verification: {
    subject: (product: string) => `Please confirm your address for ${product}`,
    given: (product: string) => `This address was given for an account at ${product}.`,
    confirm: {
      lead: 'Follow this link to confirm that it is yours',
      action: 'Confirm my address',
    },
    remove: {
      lead: 'If you know nothing of it, do nothing, or remove that account',
      action: removeAccount,
    },
  },
  hasAccount: {
    subject: (product: string) => `You already have an account at ${product}`,
    given: (product: string) =>
      `This address was given for another account at ${product} just now. You already have one, and it stays as it is: nobody sees anything of it through the other.`,
    signIn: { lead: 'If it was you, sign in to the account that you have', action: 'Sign in' },
    set: {
      lead: 'If you do not know its password any more, set a new one',
      action: setPassword,
    },
    remove: { lead: 'You can remove the other account', action: removeAccount },
  },
  passwordChanged: {
    subject: (product: string) => `Your password for ${product} was changed`,
    set: { lead: 'If it was not you, set a new one at once', action: setPassword },
    notification: {
      title: 'Your password was changed',
      body: 'Other devices were signed out. If it was not you, set a new password at once.',
    },
  },
  controlChanged: {
    subject: (product: string) => `Security of your account at ${product}`,
    happened: {
      'password-changed': 'The password of your account was changed just now.',
      'password-reset':
        'A new password was set for your account just now, with a link that we sent to this mailbox.',
      'address-confirmed': 'The e-mail address of your account was confirmed.',
      'address-moved': 'The e-mail address of your account was changed.',
      'move-undone':
        'The account uses its former e-mail address again: the owner of that mailbox undid the change.',
      'invitation-accepted':
        'Your account joined the staff, with an invitation that we sent to this mailbox.',
      'role-changed': 'Your role or the state of your staff account was changed.',
      'factor-added': 'A second factor was set up for your account.',
      'factor-removed': 'A second factor was removed from your account.',
      'factors-reset': 'An owner removed all second factors from your account.',
      'operator-reset': 'The operator of this site reset your account.',
    },
    set: { lead: 'If you did not expect this, set a new password at once', action: setPassword },
  },
  /** One sentence for each kind of access that ended, by the name of its table. */
  endedAccess: {
    sessions: 'Devices that were signed in before are signed out.',
    identities: 'Google sign-in works only with the Google account of this e-mail address.',
    passkeys: 'Passkeys work again once you have signed in with your password and a code.',
    apiKeys: 'The API keys that you issued no longer work.',
    chats: 'Your chats open only on devices that are signed in.',
    addressMoves: 'Links that undo an earlier change of the e-mail address no longer work.',
  },
  undoEnded: {
    subject: (product: string) => `An account at ${product} no longer has this address`,
    happened:
      'An account that had this e-mail address was moved to another address, whose owner has now taken it over. The link that we sent you to undo the move no longer works.',
    contact: { lead: 'If you did not move the account, please write to us', action: 'Contact us' },
  },
  addressChanged: {
    subject: (product: string) => `Your address at ${product} was changed`,
    changed: 'Your account has another e-mail address from now on; this one is no longer used.',
    undo: {
      lead: 'If it was not you, follow this link within 7 days. Your account gets this address back, everybody is signed out, and you set a new password',
      action: 'Undo the change',
    },
  },
  dataExported: {
    subject: (product: string) => `Your data at ${product} are being downloaded`,
    asked:
      'Somebody who is signed in to your account asked for a copy of all that we keep of you, and gave your password or signed in with Google once more.',
    set: { lead: 'If it was not you, set a new password at once', action: setPassword },
  },
  invitation: {
    subject: (product: string) => `Join the staff of ${product}`,
    greeting: (name: string) => `Dear ${name},`,
    owner: (product: string) => `An owner of ${product}`,
    asked: (inviter: string, product: string, role: StaffRole) =>
      `${inviter} asks you to join the staff of ${product} as an ${role}.`,
    join: (days: number) => ({
      lead: `Follow this link within ${String(days)} days and choose a password`,
      action: 'Join',
    }),
    once: 'The link works once. If you know nothing of it, do nothing.',
  },
};
