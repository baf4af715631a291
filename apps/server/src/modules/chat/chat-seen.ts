import type { ChatSide } from '@pothik/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from '../../platform/database/schema/index.ts';

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
