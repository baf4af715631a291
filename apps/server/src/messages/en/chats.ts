export const messages = {
  mail: {
    subject: (product: string) => `New message from ${product}`,
    answered: 'Our staff have answered in your chat.',
    read: {
      lead: 'You find the answer here, by the button of the live chat',
      action: 'Read the answer',
    },
  },
  notification: 'New message in your chat',
  /** In place of words where there are none. */
  picture: 'A picture',
};
