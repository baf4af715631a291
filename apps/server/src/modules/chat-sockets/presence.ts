import { databaseInteger, id } from '@pothik/contract/schemas';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { markSeen } from '../chat/chat-seen.ts';
import { roomOf, type ChatSocket } from './socket-server.ts';

/** A socket that tells more often of typing is not listened to, in milliseconds. */
const typingPause = 1_000;

const typingPayload = z.object({ chatId: id });
const seenPayload = typingPayload.extend({ sequence: databaseInteger(1) });

/** Tells the others in a chat that somebody types. Whoever has not joined it is not heard. */
export function tellTyping(socket: ChatSocket, payload: unknown): void {
  const { data } = typingPayload.safeParse(payload);
  const senderType = data && socket.data.chats?.get(data.chatId)?.side;
  if (!senderType || Date.now() - (socket.data.typedAt ?? 0) < typingPause) return;
  socket.data.typedAt = Date.now();
  const { chatId } = data;
  // Who can't hear it now need not hear it later.
  socket.to(roomOf(chatId)).volatile.emit('chat:typing', { chatId, senderType });
}

/** Notes that somebody has read a chat that they have joined, and tells of it. */
export async function noteSeen(
  db: Queries,
  bus: ChatBus,
  socket: ChatSocket,
  payload: unknown,
): Promise<void> {
  const { data } = seenPayload.safeParse(payload);
  const side = data && socket.data.chats?.get(data.chatId)?.side;
  if (!side) return;
  const { chatId, sequence } = data;
  const reached = await markSeen(db, { chatId, side, sequence });
  if (reached === undefined) return;
  bus.publish({ type: 'seen', chatId, senderType: side, sequence: reached });
}
