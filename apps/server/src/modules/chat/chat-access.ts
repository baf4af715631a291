import type { ChatSide } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from './schema.ts';
import { isCurrentEpoch } from '../auth/control/change-control.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import type { ChatRow } from './chat-serializers.ts';
import { messages } from './messages.ts';
import { hashVisitorToken } from './visitor-token.ts';

/** Chats asked for without a credential, from one address; many phones share one. */
const missesFrom = { tries: 120, seconds: 5 * 60 };

/** What somebody shows who wants to see a chat; its id alone is no credential. */
export interface Credentials {
  visitorToken: string | undefined;
  caller: Caller | undefined;
}

/**
 * Whether these are the visitor's: the chat's own token, or the session of its customer. The token of an account's
 * chat is void once control of the account has changed: its holder may be somebody else.
 */
async function isVisitor(
  db: Queries,
  chat: ChatRow,
  { visitorToken, caller }: Credentials,
): Promise<boolean> {
  if (caller !== undefined && chat.userId === caller.userId) return true;
  if (visitorToken === undefined) return false;
  if (hashVisitorToken(visitorToken) !== chat.visitorTokenHash) return false;
  return chat.userId === null || isCurrentEpoch(db, { userId: chat.userId, epoch: chat.epoch });
}

const isStaff = ({ caller }: Credentials) => caller !== undefined && caller.role !== 'customer';

/** On which side somebody stands in a chat that they may read. */
export const sideOf = async (
  db: Queries,
  chat: ChatRow,
  credentials: Credentials,
): Promise<ChatSide> => ((await isVisitor(db, chat, credentials)) ? 'customer' : 'admin');

/** The chat that somebody may read: its visitor and staff. A chat of others is as one that is not there. */
export async function findReadable(
  db: Queries,
  id: string,
  credentials: Credentials,
): Promise<ChatRow | undefined> {
  const [chat] = await db.select().from(chats).where(eq(chats.id, id));
  if (!chat) return undefined;
  return isStaff(credentials) || (await isVisitor(db, chat, credentials)) ? chat : undefined;
}

/**
 * Refuses who has shown no credential for a chat, and in the end to look at all: what is found does
 * not count, so that nobody who guesses keeps others of the same address out.
 *
 * @throws RequestError `not_found`, `rate_limited`
 */
export async function refuseUnreadable(db: Queries, address: string): Promise<never> {
  await consumeTry(db, `chat-miss:address:${address}`, missesFrom);
  throw notFound(messages.chatNotFound);
}

/** The chat that somebody may write in as its visitor, locked until the transaction ends. */
export async function lockAsVisitor(
  transaction: Queries,
  id: string,
  credentials: Credentials,
): Promise<ChatRow | undefined> {
  const chat = await lockChat(transaction, id);
  return chat && (await isVisitor(transaction, chat, credentials)) ? chat : undefined;
}

/** The chat, locked until the transaction ends: what is decided on its status stays true. */
export async function lockChat(transaction: Queries, id: string): Promise<ChatRow | undefined> {
  const [chat] = await transaction.select().from(chats).where(eq(chats.id, id)).for('update');
  return chat;
}
