import { eq, sql } from 'drizzle-orm';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from '../chat/schema.ts';
import { withoutTag, withTags, type LeftTag } from '../tags/tag-list.ts';
import { lockChat } from '../chat/chat-access.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';
import { messages } from '../chat/messages.ts';
import { noteChat } from './chat-holding.ts';

/** Sets the tags of a chat that is locked; what it was found under changes nothing of the conversation. */
const setTags = (transaction: Queries, id: string, tags: string[]) =>
  transaction
    .update(chats)
    .set({ tags, updatedAt: sql`${chats.updatedAt}` })
    .where(eq(chats.id, id));

/**
 * Adds tags to a chat that is locked, and notes each that is new.
 *
 * @returns those that it has already, and those for which it has no room.
 */
export async function addTags(
  transaction: Queries,
  { id, tags: before }: ChatRow,
  actorId: string,
  wanted: readonly string[],
): Promise<LeftTag[]> {
  const { tags, added, left } = withTags(before, wanted);
  if (added.length > 0) await setTags(transaction, id, tags);
  for (const tag of added) await noteChat(transaction, actorId, 'tag', id, tag);
  return left;
}

/** Tags a chat by hand, or takes a tag off it; what is so already stays so. */
export async function changeTag(
  transaction: Queries,
  { id, actorId, tag, isSet }: { id: string; actorId: string; tag: string; isSet: boolean },
): Promise<void> {
  const chat = await lockChat(transaction, id);
  if (!chat) throw notFound(messages.chatNotFound);
  if (isSet) {
    const [left] = await addTags(transaction, chat, actorId, [tag]);
    if (left?.reason !== 'full') return;
    throw new RequestError('conflict', messages.tooManyTags);
  }
  const tags = withoutTag(chat.tags, tag);
  if (tags.length === chat.tags.length) return;
  await setTags(transaction, id, tags);
  await noteChat(transaction, actorId, 'untag', id, tag);
}
