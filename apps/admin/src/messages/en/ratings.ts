export const messages = {
  /** Ratings of a chat by its visitor. */
  scores: { good: 'Good', okay: 'Okay', bad: 'Bad' },
  share: 'Chats rated good',
  of: (rated: string) => `of ${rated} rated`,
  none: 'None rated',
  title: 'How visitors found the chat',
  text: 'Those who rated their chat in this period. Whoever did not is not counted.',
  score: 'Rating',
  chats: 'Chats',
  noRatings: 'No chat was rated in this period.',
  comments: 'Latest comments',
  comment: 'Comment',
  chat: 'Chat',
  noComments: 'Nobody has written a comment in this period.',
};
