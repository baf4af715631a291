export const messages = {
  elsewhere: 'Continue on another phone',
  close: 'Close',
  chat: 'Point the camera of the other phone at this code. Your chat opens there, and goes on here as well.',
  booking:
    'Point the camera of the other phone at this code. It shows your booking then, and this phone still does.',
  code: 'The link below as a QR code',
  link: 'Or open this link there:',
  copy: 'Copy the link',
  until: (time: string) =>
    `It works once, until ${time}. Give it to nobody: whoever opens it first sees what you see.`,
  making: 'Making the link...',
  over: 'The ten minutes of this link are over.',
  failed: 'The link could not be made',
  another: 'Make a new link',
  again: 'Try again',
  here: {
    title: 'Continue on this phone?',
    text: 'The chat or the booking of the other phone opens here, and stays there as well. The link works once.',
    replaces: 'A chat takes the place of the one that is on this phone now.',
    action: 'Continue here',
    incompleteText: 'Open it on the other phone once more, or copy all of it.',
    over: 'This link was used already, or its ten minutes are over. Make a new one on the other phone.',
  },
};
