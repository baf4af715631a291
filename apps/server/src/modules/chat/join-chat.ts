import type { JoinResult, WatchResult } from '@pothik/contract';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import { findReadable, sideOf } from './chat-access.ts';
import { readMessages } from './chat-messages.ts';
import { callerOf, roomOf, staffRoom, type ChatSocket } from './socket-server.ts';

/** How many chats one socket may follow. */
const maximumRooms = 100;

const joinPayload = z.object({
  chatId: z.string().min(1).max(200),
  visitorToken: z.string().max(200).optional(),
  after: z.int().min(0).optional(),
});

/** Lets a socket hear of a chat that it shows a credential for, and tells it what it has missed. */
export async function joinChat(
  db: Queries,
  socket: ChatSocket,
  payload: unknown,
): Promise<JoinResult> {
  const refused = { success: false, code: 'not_found' } as const;
  const { data } = joinPayload.safeParse(payload);
  if (!data || socket.rooms.size > maximumRooms) return refused;
  const { chatId, visitorToken, after } = data;
  const caller = await callerOf(db, socket);
  const chat = await findReadable(db, chatId, { visitorToken, caller });
  if (!chat) return refused;
  if (chat.status === 'closed') {
    socket.emit('chat:closed', { chatId });
    return { success: false, code: 'chat_closed' };
  }
  if (caller) socket.data.caller = caller;
  socket.data.sides ??= new Map();
  socket.data.sides.set(chatId, sideOf(chat, { visitorToken, caller }));
  // First the room, then what was missed: what comes in between comes twice, and is not lost.
  await socket.join(roomOf(chatId));
  const from = after ?? (visitorToken === undefined ? undefined : 0);
  const missed = from === undefined ? [] : await readMessages(db, chatId, from);
  const now = await findReadable(db, chatId, { visitorToken, caller });
  if (now?.status === 'assigned') socket.emit('chat:joined', { chatId });
  for (const message of missed) socket.emit('message:new', { chatId, message });
  if (now?.status === 'closed') socket.emit('chat:closed', { chatId });
  return { success: true };
}

const leavePayload = z.object({ chatId: z.string().min(1).max(200) });

export function leaveChat(socket: ChatSocket, payload: unknown): void {
  const { data } = leavePayload.safeParse(payload);
  if (!data) return;
  socket.data.sides?.delete(data.chatId);
  void socket.leave(roomOf(data.chatId));
}

/** Lets staff hear of every chat. */
export async function watchChats(db: Queries, socket: ChatSocket): Promise<WatchResult> {
  const caller = await callerOf(db, socket);
  if (!caller || caller.role === 'customer') return { success: false, code: 'forbidden' };
  socket.data.caller = caller;
  await socket.join(staffRoom);
  return { success: true };
}
