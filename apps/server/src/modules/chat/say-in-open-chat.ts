import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from './schema.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { lockChat } from './chat-access.ts';
import { toStaffMessage } from './chat-serializers.ts';
import type { ChatNews } from './chat-bus.ts';
import { addMessage } from './chat-messages.ts';

/**
 * Writes to a customer in the chat that is open with them, whoever of the staff is in it. A chat in
 * which nobody has answered yet goes on waiting.
 *
 * @returns what to tell once it is committed; nothing where no chat is open.
 */
export async function sayInOpenChat(
  transaction: Queries,
  keys: DocumentKeys,
  { userId, senderId, content }: { userId: string; senderId: string; content: string },
): Promise<ChatNews | undefined> {
  const [newest] = await transaction
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), ne(chats.status, 'closed')))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(1);
  const chat = newest && (await lockChat(transaction, newest.id));
  // It may have been closed just now.
  if (!chat || chat.status === 'closed') return undefined;
  const chatId = chat.id;
  const message = { chatId, senderType: 'admin', senderId, content, clientId: undefined } as const;
  return {
    type: 'message',
    chatId,
    message: toStaffMessage(await addMessage(transaction, message), keys),
  };
}
