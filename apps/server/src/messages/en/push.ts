/** Shown on locked screens as well: they say neither whose nor what it is. */
export const messages = {
  chat: {
    title: (product: string) => `You have an answer from ${product}`,
    body: 'Press to read it.',
  },
  booking: {
    title: (product: string) => `There is news for you from ${product}`,
    body: 'Press to see it.',
  },
};
