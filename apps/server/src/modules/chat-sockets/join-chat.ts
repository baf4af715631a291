import type { JoinResult, StaffChat, WatchResult } from '@pothik/contract';
import { databaseInteger, id, text } from '@pothik/contract/schemas';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { findReadable, sideOf } from '../chat/chat-access.ts';
import { readAnswerer } from '../chat/answerer.ts';
import { readMessages } from '../chat/chat-messages.ts';
import { callerOf, roomOf, staffRoom, staffRoomOf, type ChatSocket } from './socket-server.ts';
import { rememberMemberships } from './membership.ts';

/** How many chats one socket may follow. */
const maximumChats = 100;

const joinPayload = z.object({
  chatId: id,
  visitorToken: text(200).optional(),
  after: databaseInteger().optional(),
});

/** Lets a socket hear of a chat that it shows a credential for, and tells it what it has missed. */
export async function joinChat(
  { db, keys }: { db: Queries; keys: DocumentKeys },
  socket: ChatSocket,
  payload: unknown,
): Promise<JoinResult> {
  const refused = { success: false, code: 'not_found' } as const;
  const { data } = joinPayload.safeParse(payload);
  if (!data || (socket.data.chats?.size ?? 0) >= maximumChats) return refused;
  const { chatId, visitorToken, after } = data;
  const caller = await callerOf(db, socket);
  const chat = await findReadable(db, chatId, { visitorToken, caller });
  if (!chat) return refused;
  if (chat.status === 'closed') {
    socket.emit('chat:closed', { chatId });
    return { success: false, code: 'chat_closed' };
  }
  if (caller) socket.data.caller = caller;
  const from = after ?? (visitorToken === undefined ? chat.lastSequence : 0);
  socket.data.chats ??= rememberMemberships(socket);
  const side = await sideOf(db, chat, { visitorToken, caller });
  const isByToken = side === 'customer' && chat.userId !== caller?.userId;
  socket.data.chats.set(chatId, {
    side,
    told: from,
    status: chat.status,
    ...(isByToken && chat.userId !== null
      ? { account: { userId: chat.userId, epoch: chat.epoch } }
      : {}),
  });
  // First the room, then what was missed: what comes in between comes twice, and is not lost.
  await socket.join(side === 'admin' ? [roomOf(chatId), staffRoomOf(chatId)] : roomOf(chatId));
  const missed = await readMessages(db, keys, { chatId, side, after: from });
  const now = await findReadable(db, chatId, { visitorToken, caller });
  if (now?.status === 'assigned') {
    socket.emit('chat:joined', { chatId, ...(await readAnswerer(db, chatId)) });
  }
  for (const message of missed) socket.emit('message:new', { chatId, message });
  if (now?.status === 'closed') socket.emit('chat:closed', { chatId });
  return { success: true };
}

const leavePayload = z.object({ chatId: id });

export function leaveChat(socket: ChatSocket, payload: unknown): void {
  const { data } = leavePayload.safeParse(payload);
  if (!data) return;
  socket.data.chats?.delete(data.chatId);
  void socket.leave(roomOf(data.chatId));
  void socket.leave(staffRoomOf(data.chatId));
}

/**
 * Lets staff hear of every chat.
 *
 * @param onTold is called with each chat that they are told of.
 */
export async function watchChats(
  db: Queries,
  socket: ChatSocket,
  onTold: (chat: StaffChat) => void,
): Promise<WatchResult> {
  const caller = await callerOf(db, socket);
  if (!caller || caller.role === 'customer') return { success: false, code: 'forbidden' };
  socket.data.caller = caller;
  if (!socket.rooms.has(staffRoom)) {
    socket.onAnyOutgoing((event: string, payload: { chat: StaffChat }) => {
      if (event === 'staff:chat') onTold(payload.chat);
    });
  }
  await socket.join(staffRoom);
  return { success: true };
}
