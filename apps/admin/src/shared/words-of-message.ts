import type { ChatMessage } from '@pothik/contract';
import { inboxMessages } from '../messages/inbox.ts';

/** What of a message stands on one line: its words, or that it is a picture. */
export const wordsOf = ({ content, attachment }: ChatMessage) =>
  content === '' && attachment ? inboxMessages.picture : content;
