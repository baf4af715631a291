export const messages = {
  title: 'Passkeys',
  text: 'A passkey signs you in with your fingerprint, your face or the PIN of your device, and works on this site alone: nobody can have it typed into a page of theirs.',
  none: 'You have none yet.',
  failedToLoad: 'Your passkeys could not be loaded.',
  tryAgain: 'Try again',
  facts: (since: string, used: string | undefined) =>
    used === undefined ? `Since ${since}, not used yet` : `Since ${since}, last used ${used}`,
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'So that you know it later',
  nameMissing: 'Please enter a name.',
  next: 'Next',
  waiting: 'Follow what your browser asks.',
  notMade: 'No passkey was made.',
  make: 'Ask the browser again',
  cancel: 'Cancel',
  added: 'Your passkey is added.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove ${name}`,
  removeText:
    'It signs you in no more, and you are signed out everywhere else. Your device may go on offering it until you delete it there.',
  removed: 'The passkey is removed.',
  prove: 'Use a passkey instead of a code',
  obstacles: {
    browser:
      'This browser can’t use passkeys here: they need a current one, and an address with https.',
    address:
      'Passkeys need an address with a name: this page was opened by the numbers of its server.',
  },
  problems: {
    known: 'This device has a passkey of yours already.',
    elsewhere: 'Passkeys work at the console’s public address alone. Please open it there.',
    unable: 'This device can’t keep passkeys that ask who is there. Please try another one.',
    failed: 'That did not work. Please try again.',
  },
  signIn: 'Sign in with a passkey',
  signingIn: 'Follow what your browser asks...',
  forced: { app: 'Set up an authenticator app' },
};
