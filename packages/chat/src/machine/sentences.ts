import { invalidPhoneMessage } from '@pothik/contract';

/**
 * What the chat says by itself (Specification §5, §8), in toasts, notifications and under its start form. An
 * app in another language puts its own words in their place.
 */
export const chatSentences = {
  fillIn: 'Please fill in name and phone number',
  invalidPhone: invalidPhoneMessage,
  startFailed: 'Failed to start chat. Please try again.',
  noChat: 'Invalid response from server - chat not found',
  invalidAnswer: 'Invalid response structure from server',
  pictureLost: 'A picture was not sent. Please choose it again.',
  newMessage: 'New Message from Admin',
  missedMessage: 'Missed Message from Admin',
} as const;

/** One of the sentences that the chat says by itself. */
export type ChatSentence = (typeof chatSentences)[keyof typeof chatSentences];

/** What stands before a message of staff in its toast (Specification §8). */
export const staffPrefix = 'Admin: ';
