export const messages = {
  sharedPhone: 'This is a shared device',
  sharedPhoneText:
    'Nothing stays on this phone after you leave: when you close this tab, or do not use it for half an hour.',
  untilLeft: 'Nothing of this stays on this phone once you close this tab.',
  forget: {
    title: 'Remove everything from this phone?',
    text: 'What you typed and did not send, the bookings that this phone remembers and the chat are removed, and you are signed out. What you have sent to us stays with us. You can’t undo this.',
    confirm: 'Yes, remove everything',
    cancel: 'No, keep',
  },
  wiped: 'Everything was removed from this phone.',
  idle: 'Nobody used this page for half an hour. Your visit has ended, and nothing of it stays on this phone.',
};
