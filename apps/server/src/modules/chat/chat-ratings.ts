import type { ChatRating } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { chatRatings } from './schema.ts';
import { lockAsVisitor, type Credentials } from './chat-access.ts';
import { toRating, type RatingRow } from './chat-serializers.ts';
import { messages } from './messages.ts';

/** The rating of a chat by its visitor; nothing where they have not given one. */
export async function readRating(db: Queries, chatId: string): Promise<{ rating?: ChatRating }> {
  const [row] = await db.select().from(chatRatings).where(eq(chatRatings.chatId, chatId));
  return row ? { rating: toRating(row) } : {};
}

/**
 * Stores how a visitor found a chat, in place of what they said before. Sent again, it stays what it was.
 *
 * @throws RequestError `not_found`, `conflict`
 */
export const storeRating = (
  { db }: Pick<Database, 'db'>,
  { chatId, ...said }: Omit<RatingRow, 'ratedAt'>,
  credentials: Credentials,
): Promise<{ rating: ChatRating; isNew: boolean }> =>
  db.transaction(async (transaction) => {
    const chat = await lockAsVisitor(transaction, chatId, credentials);
    if (!chat) throw notFound(messages.chatNotFound);
    if (chat.status !== 'closed') {
      throw new RequestError('conflict', messages.notClosedYet);
    }
    const [before] = await transaction
      .select()
      .from(chatRatings)
      .where(eq(chatRatings.chatId, chatId));
    if (before?.score === said.score && before.comment === said.comment) {
      return { rating: toRating(before), isNew: false };
    }
    const now = { ...said, ratedAt: new Date() };
    await transaction
      .insert(chatRatings)
      .values({ chatId, ...now })
      .onConflictDoUpdate({ target: chatRatings.chatId, set: now });
    return { rating: toRating({ chatId, ...now }), isNew: true };
  });
