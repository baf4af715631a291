import type { ContentLanguage } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from './schema.ts';
import { preferences, users } from '../users/schema.ts';

/** The mailbox of a chat's visitor, with the language in which they are written to; undefined without an account. */
export async function findMailbox(db: Queries, chatId: string) {
  const [mailbox] = await db
    .select({
      to: users.email,
      isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      /** False where they want no mail about answers; null where they have not said. */
      wantsMail: preferences.chatEmails,
      language: sql<ContentLanguage>`coalesce(${preferences.language}, ${chats.language})`,
      chat: chats,
    })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.userId))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(chats.id, chatId));
  return mailbox;
}
