import { desc, eq, inArray } from 'drizzle-orm';
import type { CaseSource } from '../../http/calls/case-source.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { users } from '../users/schema.ts';
import { toStaffMessage } from './chat-serializers.ts';
import { chatMessages, chatNotes } from './schema.ts';

const messages =
  (keys: DocumentKeys): CaseSource =>
  async (db, parts, most) => {
    const rows = await db
      .select()
      .from(chatMessages)
      .where(inArray(chatMessages.chatId, [...parts.chats]))
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(most);
    return rows.map((row) => {
      const { _id, chat, createdAt, senderType, content, author, attachment } = toStaffMessage(
        row,
        keys,
      );
      return {
        _id,
        at: createdAt,
        kind: 'message',
        chat,
        ...(senderType === 'customer' ? { isCustomers: true } : omitNullish({ by: author?.name })),
        ...(content === '' ? {} : { text: content }),
        ...omitNullish({ attachment }),
      };
    });
  };

const notesOfChats: CaseSource = async (db, parts, most) => {
  const rows = await db
    .select({ note: chatNotes, by: users.name })
    .from(chatNotes)
    .leftJoin(users, eq(users.id, chatNotes.authorId))
    .where(inArray(chatNotes.chatId, [...parts.chats]))
    .orderBy(desc(chatNotes.createdAt), desc(chatNotes.id))
    .limit(most);
  return rows.map(({ note: { id, createdAt, chatId, content }, by }) => ({
    _id: id,
    at: createdAt.toISOString(),
    kind: 'note',
    chat: chatId,
    text: content,
    ...omitNullish({ by }),
  }));
};

/** What was said, and what staff noted. */
export const chatEntries = (keys: DocumentKeys): CaseSource[] => [messages(keys), notesOfChats];
