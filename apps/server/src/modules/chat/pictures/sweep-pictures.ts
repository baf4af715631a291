import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/open.ts';
import { chatMessages, chats } from '../schema.ts';
import type { PrivateFiles } from '../../../platform/files/private-files.ts';
import { longestRest } from '../../files/retention.ts';

/** How many pictures go at once. */
const batch = 500;

const lastMessages = alias(chatMessages, 'last_messages');

/**
 * Removes the pictures of chats that have rested for half a year. Their messages stay and keep the
 * size: there was a picture. What was only looked at since makes no chat younger.
 */
export async function sweepOldPictures(db: Queries, files: PrivateFiles): Promise<void> {
  for (;;) {
    const old = await db
      .select({ key: sql<string>`${chatMessages.attachmentKey}` })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.id, chatMessages.chatId))
      .innerJoin(
        lastMessages,
        and(eq(lastMessages.chatId, chats.id), eq(lastMessages.sequence, chats.lastSequence)),
      )
      .where(
        and(
          isNotNull(chatMessages.attachmentKey),
          lte(lastMessages.createdAt, longestRest),
          or(isNull(chats.closedAt), lte(chats.closedAt, longestRest)),
        ),
      )
      .limit(batch);
    if (old.length === 0) return;
    const keys = old.map(({ key }) => key);
    // The rows first: what the end of this process leaves behind is swept as a file of no row.
    await db
      .update(chatMessages)
      .set({ attachmentKey: null })
      .where(inArray(chatMessages.attachmentKey, keys));
    for (const key of keys) await files.remove(key);
  }
}
