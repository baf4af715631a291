import type { ChatSort, StaffChat } from '@pothik/contract';
import { and, asc, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '../../http/request-error.ts';
import { findPage, type Count } from '../../platform/database/find-page.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { chatMessages, chatRatings, chats } from '../chat/schema.ts';
import { users } from '../users/schema.ts';
import { phoneContains, toSearch, type Search } from '../../platform/database/search.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { toStaffChat } from '../chat/chat-serializers.ts';
import { messages } from '../chat/messages.ts';

/** What staff look for among the chats. */
export interface ChatFilter {
  page: number;
  limit: number;
  search?: string | undefined;
  status?: 'waiting' | 'assigned' | 'closed' | undefined;
  /** Of one of the staff alone. */
  staffId?: string | undefined;
  sort?: ChatSort | undefined;
}

function orderOf({ sort, status }: ChatFilter): SQL[] {
  const orders: Record<ChatSort, SQL> = {
    createdAt: asc(chats.createdAt),
    '-createdAt': desc(chats.createdAt),
    updatedAt: asc(chats.updatedAt),
    '-updatedAt': desc(chats.updatedAt),
  };
  // Who has waited longest comes first.
  const usual = status === 'waiting' ? asc(chats.unansweredSince) : desc(chats.updatedAt);
  return [sort ? orders[sort] : usual, asc(chats.id)];
}

const visitors = alias(users, 'visitors');

const unread = sql<number>`(
  select count(*)::int from ${chatMessages} as unread
  where unread.chat_id = ${chats.id} and unread.sender_type = 'customer'
    and unread.sequence > ${chats.staffSeen}
)`;

function selectListed(db: Queries) {
  return db
    .select({
      chat: chats,
      staffName: users.name,
      email: visitors.email,
      lastMessage: chatMessages,
      unread,
      rating: chatRatings,
    })
    .from(chats)
    .leftJoin(users, eq(users.id, chats.staffId))
    .leftJoin(visitors, eq(visitors.id, chats.userId))
    .leftJoin(chatRatings, eq(chatRatings.chatId, chats.id))
    .leftJoin(
      chatMessages,
      and(eq(chatMessages.chatId, chats.id), eq(chatMessages.sequence, chats.lastSequence)),
    );
}

/** A term that stands in more messages than these finds the chats of some of them. */
const mostMessages = 10_000;

const listed = {
  table: chats,
  id: chats.id,
  usual: [desc(chats.updatedAt), asc(chats.id)],
  // Their messages are looked through as well.
  reach: 1_000,
};

const contains = (text: SQL, { pattern }: Search) => like(sql`lower(normalize(${text}))`, pattern);

/**
 * Chats whose name, phone number or messages contain the term. One that is too short for the index is
 * not looked for in messages: that would take as long as there is much to read.
 */
function toTerm(search: Search) {
  const isNamed = or(contains(sql`${chats.name}`, search), phoneContains(chats.phone, search));
  const found = sql`
    (select id from ${chats} where ${isNamed} limit ${mostMessages})
    union all
    (select chat_id from ${chatMessages} where ${contains(sql`${chatMessages.content}`, search)} limit ${mostMessages})`;
  const isSaid = sql`exists (
    select from ${chatMessages}
    where ${chatMessages.chatId} = ${chats.id} and ${contains(sql`${chatMessages.content}`, search)})`;
  return {
    isFound: sql`${chats.id} in (${found})`,
    isFoundNear: search.isIndexed ? or(isNamed, isSaid) : isNamed,
    isIndexed: search.isIndexed,
  };
}

/** One page of those that match, and how many there are. */
export async function listStaffChats(
  database: Pick<Database, 'db' | 'forSearch'>,
  keys: DocumentKeys,
  filter: ChatFilter,
): Promise<Count & { chats: StaffChat[] }> {
  const { page, limit, search: typed, status, staffId } = filter;
  const search = toSearch(typed);
  const order = orderOf(filter);
  const { ids, ...count } = await findPage(database, listed, {
    where: and(
      status && eq(chats.status, status),
      staffId === undefined ? undefined : eq(chats.staffId, staffId),
    ),
    term: search && toTerm(search),
    order,
    offset: (page - 1) * limit,
    limit: limit + 1,
  });
  const rows = await selectListed(database.db)
    .where(inArray(chats.id, ids))
    .orderBy(...order);
  return { chats: rows.map((row) => toStaffChat(row, keys)), ...count };
}

/** Those of these chats that are there. */
export async function readStaffChats(
  db: Queries,
  keys: DocumentKeys,
  ids: readonly string[],
): Promise<StaffChat[]> {
  const rows = await selectListed(db).where(inArray(chats.id, [...ids]));
  return rows.map((row) => toStaffChat(row, keys));
}

/** Chats of one person, the one that has changed last first. */
export async function readChatsWhere(
  db: Queries,
  keys: DocumentKeys,
  where: SQL,
  limit: number,
): Promise<StaffChat[]> {
  const rows = await selectListed(db)
    .where(where)
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
  if (!chat) throw notFound(messages.chatNotFound);
  return chat;
}
