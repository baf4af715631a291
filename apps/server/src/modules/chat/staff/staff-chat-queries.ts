import type { StaffChat } from '@pothik/contract';
import { and, asc, count, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { chatMessages, chats, users } from '../../../platform/database/schema/index.ts';
import { toSearch, type Search } from '../../../platform/database/search.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { toStaffChat } from '../chat-serializers.ts';

/** What staff look for among the chats. */
export interface ChatFilter {
  page: number;
  limit: number;
  search?: string | undefined;
  status?: 'waiting' | 'assigned' | 'closed' | undefined;
  /** Of one of the staff alone. */
  staffId?: string | undefined;
  sort?: string | undefined;
}

function orderOf({ sort, status }: ChatFilter): SQL[] {
  const orders: Record<string, SQL> = {
    createdAt: asc(chats.createdAt),
    '-createdAt': desc(chats.createdAt),
    updatedAt: asc(chats.updatedAt),
    '-updatedAt': desc(chats.updatedAt),
  };
  // Who has waited longest comes first.
  const usual = status === 'waiting' ? asc(chats.unansweredSince) : desc(chats.updatedAt);
  return [orders[sort ?? ''] ?? usual, asc(chats.id)];
}

const visitors = alias(users, 'visitors');

const unread = sql<number>`(
  select count(*)::int from ${chatMessages} as unread
  where unread.chat_id = ${chats.id} and unread.sender_type = 'customer'
    and unread.sequence > ${chats.staffSeen}
)`;

function listed(db: Queries) {
  return db
    .select({
      chat: chats,
      staffName: users.name,
      email: visitors.email,
      lastMessage: chatMessages,
      unread,
    })
    .from(chats)
    .leftJoin(users, eq(users.id, chats.staffId))
    .leftJoin(visitors, eq(visitors.id, chats.userId))
    .leftJoin(
      chatMessages,
      and(eq(chatMessages.chatId, chats.id), eq(chatMessages.sequence, chats.lastSequence)),
    );
}

/** A term that stands in more messages than these finds the chats of some of them. */
const mostMessages = 10_000;

/**
 * Chats whose name, phone number or messages contain the term. One that is too short for the index of
 * the messages is not looked for in them: that would take as long as there is much to read.
 */
function contains(db: Queries, { pattern, isIndexed }: Search): SQL | undefined {
  const inMessages = db
    .select({ chatId: chatMessages.chatId })
    .from(chatMessages)
    .where(like(sql`lower(normalize(${chatMessages.content}))`, pattern))
    .limit(mostMessages);
  return or(
    like(sql`lower(normalize(${chats.name}))`, pattern),
    like(chats.phone, pattern),
    isIndexed ? inArray(chats.id, inMessages) : undefined,
  );
}

/** One page of those that match, and how many there are. */
export async function listStaffChats(db: Queries, keys: DocumentKeys, filter: ChatFilter) {
  const { page, limit, search, status, staffId } = filter;
  const found = toSearch(search);
  const where = and(
    status && eq(chats.status, status),
    staffId === undefined ? undefined : eq(chats.staffId, staffId),
    found && contains(db, found),
  );
  const rows = await listed(db)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(chats).where(where);
  return { chats: rows.map((row) => toStaffChat(row, keys)), total: counted?.total ?? 0 };
}

/** Those of these chats that are there. */
export async function readStaffChats(
  db: Queries,
  keys: DocumentKeys,
  ids: readonly string[],
): Promise<StaffChat[]> {
  const rows = await listed(db).where(inArray(chats.id, [...ids]));
  return rows.map((row) => toStaffChat(row, keys));
}

/** The chats of a customer, the one that has changed last first. */
export async function readChatsOf(
  db: Queries,
  keys: DocumentKeys,
  userId: string,
  limit: number,
): Promise<StaffChat[]> {
  const rows = await listed(db)
    .where(eq(chats.userId, userId))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
  return rows.map((row) => toStaffChat(row, keys));
}

/** @throws RequestError `not_found` */
export async function readStaffChat(
  db: Queries,
  keys: DocumentKeys,
  id: string,
): Promise<StaffChat> {
  const [chat] = await readStaffChats(db, keys, [id]);
  if (!chat) throw notFound('This chat');
  return chat;
}
