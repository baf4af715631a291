import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from '../chat/schema.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';

/** A chat is put off or marked for oneself alone. */
const atHand = { snoozedUntil: null, isMarkedUnread: false } as const;

/** A chat changes hands: whoever gets it has as long for an answer as anybody. */
async function assign(transaction: Queries, { id }: ChatRow, staffId: string) {
  await transaction
    .update(chats)
    .set({ status: 'assigned', staffId, unansweredSince: new Date(), ...atHand })
    .where(eq(chats.id, id));
}

/** Takes a chat that nobody holds; whoever has it already keeps it. @returns whether it was taken now. */
export async function take(transaction: Queries, chat: ChatRow, staffId: string): Promise<boolean> {
  // The account of who held it may be gone.
  if (chat.status !== 'waiting' && chat.staffId !== null) return false;
  await assign(transaction, chat, staffId);
  return true;
}

/** Gives a chat that is open to one of the staff. @returns whether it waited until now. */
export async function handOver(
  transaction: Queries,
  chat: ChatRow,
  staffId: string,
): Promise<boolean> {
  if (chat.staffId !== staffId) await assign(transaction, chat, staffId);
  return chat.status === 'waiting';
}

const waiting = {
  status: 'waiting',
  staffId: null,
  unansweredSince: sql`coalesce(${chats.unansweredSince}, now())`,
  ...atHand,
} as const;

/** Ends a chat; nobody waits for an answer in it any more. @returns it as it is then. */
export async function end(transaction: Queries, { id }: ChatRow): Promise<ChatRow | undefined> {
  const [ended] = await transaction
    .update(chats)
    .set({ status: 'closed', closedAt: new Date(), unansweredSince: null, ...atHand })
    .where(eq(chats.id, id))
    .returning();
  return ended;
}

/** Puts a chat back into the queue; its place there is that of who waits since then. */
export async function putBack(transaction: Queries, { id }: ChatRow): Promise<void> {
  await transaction.update(chats).set(waiting).where(eq(chats.id, id));
}

/** Puts the chats of one of the staff back into the queue. @returns their ids. */
export async function putChatsOfBack(transaction: Queries, staffId: string): Promise<string[]> {
  const returned = await transaction
    .update(chats)
    .set(waiting)
    .where(and(eq(chats.status, 'assigned'), eq(chats.staffId, staffId)))
    .returning({ id: chats.id });
  return returned.map(({ id }) => id);
}

/**
 * Puts those chats back into the queue whose visitor has waited too long for an answer, unless they are put off.
 *
 * @returns their ids.
 */
export async function putUnansweredBack(db: Queries, minutes: number): Promise<string[]> {
  const returned = await db
    .update(chats)
    .set(waiting)
    .where(
      and(
        eq(chats.status, 'assigned'),
        isNull(chats.snoozedUntil),
        lte(chats.unansweredSince, sql`now() - make_interval(mins => ${minutes})`),
      ),
    )
    .returning({ id: chats.id });
  return returned.map(({ id }) => id);
}
