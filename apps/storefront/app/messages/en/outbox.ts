const things = (count: number) => (count === 1 ? '1 thing' : `${String(count)} things`);

export const messages = {
  savedTitle: 'Saved. It is sent as soon as you are online again',
  savedText: {
    booking: {
      onDevice:
        'There is no connection at the moment. Your booking is saved on this phone, with its photos, and sent once by itself, also if you close this page: then as soon as you come back.',
      inTab:
        'There is no connection at the moment. Your booking is sent by itself. Please keep this page open: on a shared device it is gone once you close it.',
    },
    answer: {
      onDevice:
        'There is no connection at the moment. Your answer is saved on this phone, and sent once by itself, also if you close this page: then as soon as you come back.',
      inTab:
        'There is no connection at the moment. Your answer is sent by itself. Please keep this page open: on a shared device it is gone once you close it.',
    },
  },
  arrivedTitle: 'Sent. We have your booking',
  arrivedText: 'It waited on this phone until there was a connection, and has arrived.',
  bookAgain: 'Book again',
  refused: 'This could not be sent',
  tooOld: 'It waited for more than a week. Please look at it again.',
  unsaid: 'It was not accepted as it is. Please look at it again.',
  tryNow: 'Try now',
  takeBack: 'Take back',
  correct: 'Correct it',
  dismiss: 'Done',
  open: 'See how it stands',
  sending: 'Being sent',
  stillNoLine: 'There is still no connection. It stays saved.',
  wasSent: 'It was sent already.',
  noRoom: 'This phone has no room to save it. Please keep this page open until it has been sent.',
  waiting: (count: number) => `${String(count)} waiting for a connection`,
  notSent: (count: number) => `${things(count)} could not be sent`,
  sent: (count: number) => (count === 1 ? 'What waited was sent' : `${things(count)} were sent`),
  show: 'Show',
  title: 'Waiting to be sent',
  close: 'Close',
  states: {
    saved: 'Saved on this phone',
    sent: 'Sent',
    refused: 'Not sent',
  },
  share: (percent: number) => `Being sent: ${String(percent)} %`,
  kinds: {
    booking: 'Booking',
    answer: 'Answer',
    cancellation: 'Cancellation',
    profile: 'Change of your profile',
  },
  savedAt: (moment: string) => `Sent off on ${moment}`,
  waitsForLine: 'Saved. It is sent as soon as you are online again.',
  signOut: {
    title: 'Sign out?',
    text: (count: number) =>
      `${things(count)} of yours could not be sent yet. It is removed from this phone when you sign out.`,
    confirm: 'Yes, sign out',
    cancel: 'No, stay',
  },
};
