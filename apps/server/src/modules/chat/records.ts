import { staffChatEndpoints, toLocalPhone, type RecordKind } from '@pothik/contract';
import { asc, desc, inArray, or } from 'drizzle-orm';
import { phoneContains } from '../../platform/database/search.ts';
import { isNamed, type RecordSource } from '../../platform/record-source.ts';
import { chats } from './schema.ts';

/** How staff find chats among records of all kinds. */
export const chatRecords = {
  chat: {
    access: staffChatEndpoints.get.access,
    table: chats,
    id: chats.id,
    isFound: (word) => or(isNamed(chats.name, word), phoneContains(chats.phone, word)),
    order: [desc(chats.updatedAt), asc(chats.id)],
    async read(db, ids) {
      const { id, name, phone, status } = chats;
      const rows = await db
        .select({ id, name, phone, status })
        .from(chats)
        .where(inArray(chats.id, [...ids]));
      return rows.map((row) => ({
        kind: 'chat',
        _id: row.id,
        title: row.name,
        details: [toLocalPhone(row.phone)],
        status: row.status,
      }));
    },
  },
} satisfies Partial<Record<RecordKind, RecordSource>>;
