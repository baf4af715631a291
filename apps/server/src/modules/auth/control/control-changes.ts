/**
 * The events after which somebody else may control an account. Each begins a new epoch of the account: see
 * docs/security/account-epochs.md.
 */
export const controlChanges = [
  /** The signed-in person gave the current password and chose another one. */
  'password-changed',
  /** A link in the mailbox of the account's address set the password. */
  'password-reset',
  /** The person proved the mailbox and, by a session or the password, the account. */
  'address-confirmed',
  /** The account got another e-mail address, after a fresh proof. */
  'address-moved',
  /** The mailbox that the account had before took it back. */
  'move-undone',
  /** A customer's account joined the staff by a link in its mailbox. */
  'invitation-accepted',
  /** An owner or the operator changed the role or the state of a staff account. */
  'role-changed',
  /** The person set up their first second factor. */
  'factor-added',
  /** The person removed their app or a passkey. */
  'factor-removed',
  /** An owner removed all second factors of a colleague. */
  'factors-reset',
  /** The operator reset the account. */
  'operator-reset',
] as const;

export type ControlChange = (typeof controlChanges)[number];
