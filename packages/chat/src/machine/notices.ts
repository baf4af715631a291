/**
 * What the chat says by itself (Specification §5, §8), in toasts, notifications and under its start form, by its
 * keys. An app in another language hands its own words to the controller.
 */
export const chatNotices = {
  fillIn: 'Please fill in name and phone number',
  invalidPhone: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
  startFailed: 'Failed to start chat. Please try again.',
  noChat: 'Invalid response from server - chat not found',
  invalidAnswer: 'Invalid response structure from server',
  pictureLost: 'A picture was not sent. Please choose it again.',
  newMessage: 'New Message from Admin',
  missedMessage: 'Missed Message from Admin',
  /** What stands before a message of staff in its toast (Specification §8). */
  fromStaff: 'Admin: ',
};

/** Something that the chat says by itself. */
export type ChatNotice = keyof typeof chatNotices;

/** The chat's own words, by key, and behind them what people or the server have written. */
export type ChatWords = { notice: ChatNotice; text?: string } | { text: string };

/** What is shown. @param notices the chat's own words in the language of the app. */
export function toText(words: ChatWords, notices: Readonly<Record<ChatNotice, string>>): string {
  return ('notice' in words ? notices[words.notice] : '') + (words.text ?? '');
}
