import type { ChatNote } from '@pothik/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chatNotes } from '../chat/schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { toNote } from '../chat/chat-serializers.ts';
import { Defect } from '../../platform/defect.ts';

const selectNotes = (db: Queries) =>
  db
    .select({ note: chatNotes, authorName: users.name })
    .from(chatNotes)
    .leftJoin(users, eq(users.id, chatNotes.authorId));

/** What staff have noted about a chat, the oldest first. */
export async function readNotes(db: Queries, chatId: string): Promise<ChatNote[]> {
  const rows = await selectNotes(db)
    .where(eq(chatNotes.chatId, chatId))
    .orderBy(asc(chatNotes.createdAt), asc(chatNotes.id));
  return rows.map(({ note, authorName }) => toNote(note, authorName));
}

/** Notes something; what the author has noted before under the same id stays as it is. */
export async function addNote(
  db: Queries,
  note: { chatId: string; authorId: string; content: string; clientId: string | undefined },
): Promise<{ note: ChatNote; isNew: boolean }> {
  const [added] = await db
    .insert(chatNotes)
    .values({ id: createId(), ...note })
    .onConflictDoNothing({
      target: [chatNotes.chatId, chatNotes.authorId, chatNotes.clientId],
    })
    .returning({ id: chatNotes.id });
  const known = and(
    eq(chatNotes.chatId, note.chatId),
    eq(chatNotes.authorId, note.authorId),
    eq(chatNotes.clientId, note.clientId ?? ''),
  );
  const [row] = await selectNotes(db).where(added ? eq(chatNotes.id, added.id) : known);
  if (!row) throw new Defect('a note that was refused has another one before it');
  return { note: toNote(row.note, row.authorName), isNew: added !== undefined };
}
