import { formats } from './formats.ts';

export const messages = {
  mail: {
    subject: (product: string) => `New message from ${product}`,
    answered: 'Our staff have answered in your chat.',
    read: {
      lead: 'You find the answer here, by the button of the live chat',
      action: 'Read the answer',
    },
  },
  transcript: {
    subject: (product: string) => `Your chat with ${product}`,
    begin: (startedAt: Date) =>
      `This is what was written in the chat that you began on ${formats.moment(startedAt)}.`,
    isCut: 'It is long: the earliest messages are left out.',
    said: (who: string, at: Date) => `${who}, ${formats.moment(at)}`,
    pictures: 'Pictures are not sent by mail.',
  },
  /** Staff ask the visitor to prove who they are; the form is shown with it. */
  askIdentity:
    'Before we discuss your bookings, please confirm that they are yours: sign in, or enter a booking reference and its phone number here.',
  notification: 'New message in your chat',
  /** In place of words where there are none. */
  picture: 'A picture',
};
