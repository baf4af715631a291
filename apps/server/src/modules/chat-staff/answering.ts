import type { LeftAction, ReplyActions } from '@pothik/contract';
import { notFound } from '../../http/request-error.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Queries } from '../../platform/database/open.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { notify } from '../notifications/notify.ts';
import { lockChat } from '../chat/chat-access.ts';
import { addMessage, findSent, type NewMessage } from '../chat/chat-messages.ts';
import { hasVisitorWritten } from '../chat/chat-seen.ts';
import type { ChatRow, MessageRow } from '../chat/chat-serializers.ts';
import { closedChat } from '../chat/chats.ts';
import { messages } from '../chat/messages.ts';
import { mailReplyLater } from '../chat/reply-mail.ts';
import { pushReplyLater } from '../chat/reply-push.ts';
import { noteChat, refuseColleagues, takeAs } from './chat-holding.ts';
import { addTags } from './chat-tags.ts';
import { end } from './queue.ts';

/** The length of the part of a message that a notification shows, in characters. */
const excerptLength = 200;

/** Tells a visitor of an answer, in their browsers and, as far as they have one, their account. */
async function tellOfReply(transaction: Queries, chat: ChatRow, reply: MessageRow) {
  await pushReplyLater(transaction, chat, reply);
  if (chat.userId === null) return;
  await mailReplyLater(transaction, chat, reply);
  const language = await accountLanguage(transaction, chat.userId, chat.language);
  const { notification: title, picture } = messagesIn(language).chats;
  await notify(transaction, {
    userId: chat.userId,
    eventKey: `chat-reply:${reply.id}`,
    kind: 'chat_reply',
    title,
    body: Array.from(reply.content || picture)
      .slice(0, excerptLength)
      .join(''),
  });
}

/** An answer of staff, with what is done together with it. */
export interface Answer {
  message: NewMessage & { senderId: string };
  actions?: ReplyActions | undefined;
  /** The sequence number of the newest message that the sender has seen; absent: all of them. */
  seen?: number | undefined;
}

export interface StoredAnswer {
  row: MessageRow;
  /** False for one that was stored before: nothing is done a second time. */
  isNew: boolean;
  isTaken: boolean;
  isClosed: boolean;
  left: LeftAction[];
}

/** An answer that was stored before. */
export const repeated = (row: MessageRow): StoredAnswer => ({
  row,
  isNew: false,
  isTaken: false,
  isClosed: false,
  left: [],
});

/**
 * Stores an answer and does what goes with it, all or nothing; whoever answers first in a waiting chat
 * takes it. What does not fit any more is left.
 *
 * @throws RequestError `not_found`, `conflict`, `chat_closed`
 */
export async function storeAnswer(
  transaction: Queries,
  { message, actions = {}, seen }: Answer,
): Promise<StoredAnswer> {
  const { chatId, senderId } = message;
  const chat = await lockChat(transaction, chatId);
  if (!chat) throw notFound(messages.chatNotFound);
  const before = await findSent(transaction, message);
  if (before) return repeated(before);
  if (chat.status === 'closed') throw closedChat();
  await refuseColleagues(transaction, chat, senderId);
  // That is what `assignToMe` asks for as well: nobody answers in a chat without holding it.
  const isTaken = await takeAs(transaction, chat, senderId);
  const row = await addMessage(transaction, message);
  await tellOfReply(transaction, chat, row);
  const known = await addTags(transaction, chat, senderId, actions.tags ?? []);
  const left: LeftAction[] = known.map((one) => ({ action: 'tag', ...one }));
  let isClosed = false;
  if (actions.close) {
    if (seen !== undefined && (await hasVisitorWritten(transaction, chatId, seen))) {
      left.push({ action: 'close', reason: 'unread' });
    } else {
      await end(transaction, chat);
      await noteChat(transaction, senderId, 'close', chatId);
      isClosed = true;
    }
  }
  return { row, isNew: true, isTaken, isClosed, left };
}
