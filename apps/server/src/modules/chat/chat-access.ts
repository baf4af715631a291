import type { ChatSide } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from '../../platform/database/schema/index.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import type { ChatRow } from './chat-serializers.ts';
import { hashVisitorToken } from './visitor-token.ts';

/** Chats asked for without a credential, from one address; many phones share one. */
const missesFrom = { tries: 120, seconds: 5 * 60 };

/** What somebody shows who wants to see a chat; its id alone is no credential. */
export interface Credentials {
  visitorToken: string | undefined;
  caller: Caller | undefined;
}

/** Whether these are the visitor's: the chat's own token, or the session of its customer. */
function isVisitor(chat: ChatRow, { visitorToken, caller }: Credentials): boolean {
  if (caller !== undefined && chat.userId === caller.userId) return true;
  return visitorToken !== undefined && hashVisitorToken(visitorToken) === chat.visitorTokenHash;
}

const isStaff = ({ caller }: Credentials) => caller !== undefined && caller.role !== 'customer';

/** On which side somebody stands in a chat that they may read. */
export const sideOf = (chat: ChatRow, credentials: Credentials): ChatSide =>
  isVisitor(chat, credentials) ? 'customer' : 'admin';

/** The chat that somebody may read: its visitor and staff. A chat of others is as one that is not there. */
export async function findReadable(
  db: Queries,
  id: string,
  credentials: Credentials,
): Promise<ChatRow | undefined> {
  const [chat] = await db.select().from(chats).where(eq(chats.id, id));
  return chat && (isStaff(credentials) || isVisitor(chat, credentials)) ? chat : undefined;
}

/**
 * Refuses who has shown no credential for a chat, and in the end to look at all: what is found does
 * not count, so that nobody who guesses keeps others of the same address out.
 *
 * @throws RequestError `not_found`, `rate_limited`
 */
export async function refuseUnreadable(db: Queries, address: string): Promise<never> {
  await consumeTry(db, `chat-miss:address:${address}`, missesFrom);
  throw notFound('This chat');
}

/** The chat that somebody may write in as its visitor, locked until the transaction ends. */
export async function lockAsVisitor(
  transaction: Queries,
  id: string,
  credentials: Credentials,
): Promise<ChatRow | undefined> {
  const chat = await lockChat(transaction, id);
  return chat && isVisitor(chat, credentials) ? chat : undefined;
}

/** The chat, locked until the transaction ends: what is decided on its status stays true. */
export async function lockChat(transaction: Queries, id: string): Promise<ChatRow | undefined> {
  const [chat] = await transaction.select().from(chats).where(eq(chats.id, id)).for('update');
  return chat;
}
