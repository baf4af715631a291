import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockChat } from '../chat/chat-access.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';
import { closedChat } from '../chat/chats.ts';
import { messages } from '../chat/messages.ts';
import { take } from './queue.ts';

/** Notes what one of the staff has done in a chat; the words are those of a tag. */
export const noteChat = (
  transaction: Queries,
  actorId: string,
  deed: string,
  subject: string,
  words?: string,
) => recordAudit(transaction, { actorId, action: `chat.${deed}`, subject, words });

export async function lockOpen(transaction: Queries, id: string): Promise<ChatRow> {
  const chat = await lockChat(transaction, id);
  if (!chat) throw notFound(messages.chatNotFound);
  if (chat.status === 'closed') throw closedChat();
  return chat;
}

/** Two of the staff never answer over each other unknowingly: who does not hold a chat is told who does. */
export async function refuseColleagues(transaction: Queries, chat: ChatRow, userId: string) {
  if (chat.status !== 'assigned' || chat.staffId === null || chat.staffId === userId) return;
  const [holder] = await transaction
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, chat.staffId));
  throw new RequestError(
    'conflict',
    holder ? messages.answeredBy(holder.name) : messages.answeredByColleague,
  );
}

/**
 * What is a colleague's is not ended or given away behind their back: who wants to takes it over, which
 * they are told of. Owners may, for whoever has gone home.
 */
export async function refuseUnlessOwn(
  transaction: Queries,
  chat: ChatRow,
  { userId, role }: Caller,
) {
  if (role !== 'owner') await refuseColleagues(transaction, chat, userId);
}

/** Only whoever answers in a chat puts it off or marks it. */
export async function lockOwn(transaction: Queries, id: string, userId: string): Promise<ChatRow> {
  const chat = await lockOpen(transaction, id);
  await refuseColleagues(transaction, chat, userId);
  if (chat.staffId !== userId) {
    throw new RequestError('conflict', messages.joinFirst);
  }
  return chat;
}

/** Takes a waiting chat, and notes it where it was taken now. */
export async function takeAs(
  transaction: Queries,
  chat: ChatRow,
  staffId: string,
): Promise<boolean> {
  const isTaken = await take(transaction, chat, staffId);
  if (isTaken) await noteChat(transaction, staffId, 'join', chat.id);
  return isTaken;
}
