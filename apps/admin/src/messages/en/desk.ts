export const messages = {
  waiting: (visitor: string) => `${visitor} is waiting in the chat.`,
  message: (visitor: string) => `${visitor}: new message.`,
  taken: (visitor: string, by: string) => `${by} now answers ${visitor}.`,
  handedOver: (visitor: string) => `The chat with ${visitor} is yours now.`,
  returned: (visitor: string) => `The chat with ${visitor} went back to the queue.`,
  woken: (visitor: string) => `The chat with ${visitor} is back: you had put it off until now.`,
  closed: (visitor: string) => `The chat with ${visitor} was closed by a colleague.`,
  pictureLost: 'A picture was not sent. Choose it again.',
  actionsLeft: (parts: readonly string[]) => `Your reply was sent. ${parts.join(' ')}`,
  left: {
    already: (tag: string) => `The chat had the tag ${tag} already.`,
    full: (tag: string) => `There was no room for the tag ${tag}.`,
    unread: 'The chat stays open: the visitor has written meanwhile.',
  },
  failed: 'That did not work. Please try again.',
  nameless: 'A visitor',
  colleague: 'A colleague',
  newChats: (count: number) =>
    count === 1 ? '1 chat wants you' : `${String(count)} chats want you`,
};
