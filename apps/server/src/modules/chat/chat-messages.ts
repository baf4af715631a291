import type { ChatSide } from '@pothik/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chatMessages, chats } from './schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { messageFor, type MessageRow } from './chat-serializers.ts';
import { Defect } from '../../platform/defect.ts';

/**
 * The messages of a chat in their order, as one side sees them; only those after a sequence number
 * where one is given.
 */
export async function readMessages(
  db: Queries,
  keys: DocumentKeys,
  { chatId, side, after = 0 }: { chatId: string; side: ChatSide; after?: number | undefined },
) {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.sequence, after)))
    .orderBy(asc(chatMessages.sequence));
  return rows.map((row) => messageFor[side](row, keys));
}

export interface NewMessage {
  chatId: string;
  senderType: MessageRow['senderType'];
  senderId: string | undefined;
  content: string;
  /** What staff ask the visitor for with it. */
  asks?: MessageRow['asks'];
  /** A picture that lies in the private store. */
  picture?: { key: string; width: number; height: number };
  clientId: string | undefined;
}

/** The message that this sender has sent before under the same id. */
export async function findSent(
  transaction: Queries,
  { chatId, senderType, clientId }: Pick<NewMessage, 'chatId' | 'senderType' | 'clientId'>,
): Promise<MessageRow | undefined> {
  if (clientId === undefined) return undefined;
  const [row] = await transaction
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        eq(chatMessages.senderType, senderType),
        eq(chatMessages.clientId, clientId),
      ),
    );
  return row;
}

/** Who has written waits for an answer, since the first such message; in the queue nothing answers it. */
const waitsSince = {
  customer: sql`coalesce(${chats.unansweredSince}, now())`,
  admin: sql`case when ${chats.status} = 'waiting' then ${chats.unansweredSince} end`,
};

/** What one of the staff is called now. */
const nameOf = (senderId: string) =>
  sql`(select ${users.name} from ${users} where ${users.id} = ${senderId})`;

/** Gives a message the next number of its chat, whose row is locked, and stores it. */
export async function addMessage(
  transaction: Queries,
  { picture, ...message }: NewMessage,
): Promise<MessageRow> {
  const [counted] = await transaction
    .update(chats)
    .set({
      lastSequence: sql`${chats.lastSequence} + 1`,
      unansweredSince: waitsSince[message.senderType],
      // A visitor who writes is not put off any longer.
      ...(message.senderType === 'customer' ? { snoozedUntil: null } : {}),
    })
    .where(eq(chats.id, message.chatId))
    .returning({ sequence: chats.lastSequence });
  if (!counted) throw new Defect('a message needs its chat');
  const { senderType, senderId } = message;
  const isStaffs = senderType === 'admin' && senderId !== undefined;
  const [row] = await transaction
    .insert(chatMessages)
    .values({
      id: createId(),
      sequence: counted.sequence,
      ...message,
      ...(isStaffs ? { authorName: nameOf(senderId) } : {}),
      attachmentKey: picture?.key,
      attachmentWidth: picture?.width,
      attachmentHeight: picture?.height,
    })
    .returning();
  if (!row) throw new Defect('an inserted row comes back');
  return row;
}
