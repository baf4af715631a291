import type { ChatSide } from '@pothik/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chatMessages, chats } from './schema.ts';

/**
 * Notes up to which message one side has read. It never goes back, and not beyond what is there.
 *
 * @returns up to where, if that is further than before.
 */
export async function markSeen(
  db: Queries,
  { chatId, side, sequence }: { chatId: string; side: ChatSide; sequence: number },
): Promise<number | undefined> {
  const column = side === 'customer' ? chats.customerSeen : chats.staffSeen;
  const reached = sql<number>`least(${sequence}::int, ${chats.lastSequence})`;
  const [marked] = await db
    .update(chats)
    .set({
      [side === 'customer' ? 'customerSeen' : 'staffSeen']: reached,
      // Reading changes nothing of the conversation.
      updatedAt: sql`${chats.updatedAt}`,
    })
    .where(and(eq(chats.id, chatId), lt(column, reached)))
    .returning({ sequence: column });
  return marked?.sequence;
}

/** True where the visitor has written after a message, by its sequence number. */
export async function hasVisitorWritten(
  db: Queries,
  chatId: string,
  since: number,
): Promise<boolean> {
  const [later] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        eq(chatMessages.senderType, 'customer'),
        gt(chatMessages.sequence, since),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/**
 * Whether the visitor of a chat has read a message, or was there after it: who has written since was, even
 * where their client tells nothing of reading.
 *
 * @param message its sequence number, and the one up to which the visitor has read.
 */
export async function hasRead(
  db: Queries,
  { chatId, seen, sequence }: { chatId: string; seen: number; sequence: number },
): Promise<boolean> {
  return seen >= sequence || hasVisitorWritten(db, chatId, sequence);
}
