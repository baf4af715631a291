const codesLeft = (left: number) =>
  `${left === 1 ? 'One recovery code is' : `${String(left)} recovery codes are`} left.`;

export const messages = {
  title: 'Second factor',
  none: 'You sign in with your password alone. A passkey, or an app on your phone that makes codes, keeps out who has found it out.',
  appBeside: (left: number) =>
    `Your passkeys are a second factor. An app that makes codes can stand beside them. ${codesLeft(left)}`,
  demanded: 'Your role demands it.',
  since: (moment: string, left: number) =>
    `You sign in with the codes of an app since ${moment}. ${codesLeft(left)}`,
  setUp: 'Set it up',
  password: 'Current password',
  code: 'Code',
  codeHint: 'Six digits that the app shows now',
  anyCodeHint: 'Six digits from your app, or a recovery code',
  recoveryCodeHint: 'One of your recovery codes',
  next: 'Next',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  missing: 'Please enter your password.',
  codeMissing: 'Please enter a code.',
  scan: {
    text: 'Open an authenticator app, such as Google Authenticator, Microsoft Authenticator or FreeOTP, and let it read this picture.',
    picture: 'QR code for your authenticator app',
    secret: 'Or type this into the app:',
    open: 'Or open it in the app on this device',
    submit: 'Turn it on',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each signs you in once when you don’t have your phone. They are shown only now: write them down, or keep them in a password manager.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'They could not be copied. Please mark and copy them.',
    done: 'I have kept them',
  },
  renew: 'New recovery codes',
  renewText: 'The old ones end.',
  remove: 'Remove',
  removeText: 'From then on you sign in with your password alone, or with your passkeys.',
  removed: 'The app is removed.',
  forced: {
    title: 'Set up your second factor',
    text: 'Your role demands one. The rest of the console opens once it is there.',
  },
  account: {
    has: 'Signs in with a password and the codes of an app.',
    hasPasskey: 'Signs in with a passkey.',
    hasNot: 'Signs in with a password alone.',
    reset: 'Remove it',
    resetTitle: (name: string) => `Remove the second factor of ${name}?`,
    resetText:
      'For somebody who has lost their phone or their passkeys, and their recovery codes. All of it is removed. Make sure that it is really them who asks. They are signed out everywhere.',
    wasReset: (name: string) => `The second factor of ${name} is removed.`,
    keep: 'No, keep it',
  },
  roles: {
    title: 'Who has to have a second factor',
    text: 'Whoever has none yet sets it up at the next step, before anything else.',
    names: { agent: 'Agents', editor: 'Editors', owner: 'Owners' },
    save: 'Save',
    saved: 'Saved.',
  },
};
