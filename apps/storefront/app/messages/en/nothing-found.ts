export const messages = {
  didYouMean: 'Did you mean …',
  lookIn: 'Look in these categories',
  ask: 'Ask us in the live chat',
  /** What is filled in where one asks. */
  question: (search: string) => `I am looking for: ${search}`,
};
