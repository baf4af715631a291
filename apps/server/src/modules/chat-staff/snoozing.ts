import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from '../chat/schema.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';

/** A visitor who has waited meanwhile waits for whoever answers from now on. */
const waitsFromNow = sql`case when ${chats.unansweredSince} is not null then now() end`;

/** Puts a chat off until then. */
export async function snooze(transaction: Queries, { id }: ChatRow, until: Date): Promise<void> {
  await transaction
    .update(chats)
    .set({ snoozedUntil: until, isMarkedUnread: false })
    .where(eq(chats.id, id));
}

/** Ends that a chat is put off. */
export async function wake(transaction: Queries, { id }: ChatRow): Promise<void> {
  await transaction
    .update(chats)
    .set({ snoozedUntil: null, unansweredSince: waitsFromNow })
    .where(eq(chats.id, id));
}

/** Brings those chats back, as unread, that were put off until now. @returns their ids. */
export async function wakeDue(db: Queries): Promise<string[]> {
  const woken = await db
    .update(chats)
    .set({ snoozedUntil: null, isMarkedUnread: true, unansweredSince: waitsFromNow })
    .where(and(eq(chats.status, 'assigned'), lte(chats.snoozedUntil, sql`now()`)))
    .returning({ id: chats.id });
  return woken.map(({ id }) => id);
}

/** Marks a chat as unread, or takes that back. */
export async function markUnread(
  transaction: Queries,
  { id }: ChatRow,
  isMarkedUnread: boolean,
): Promise<void> {
  await transaction
    .update(chats)
    // Reading changes nothing of the conversation.
    .set({ isMarkedUnread, updatedAt: sql`${chats.updatedAt}` })
    .where(eq(chats.id, id));
}
