import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { ClientSocketEvents, JoinResult, ServerSocketEvents } from '@pothik/contract';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import { findCaller } from '../auth/sessions.ts';
import { findReadable } from './chat-access.ts';
import type { ChatBus, ChatNews } from './chat-bus.ts';
import { readMessages } from './chat-messages.ts';
import { floodGuard } from './flood-guard.ts';

export interface ChatSocketOptions {
  db: Queries;
  bus: ChatBus;
  log: Log;
  publicOrigin: string;
  /** Other origins whose pages may connect. */
  allowedOrigins: readonly string[];
}

type ChatSocket = Socket<ClientSocketEvents, ServerSocketEvents>;

/** The largest packet: a join with its token needs a few hundred bytes. */
const maximumPacket = 4_096;

/** How many chats one socket may follow. */
const maximumRooms = 100;

const joinPayload = z.object({
  chatId: z.string().min(1).max(200),
  visitorToken: z.string().max(200).optional(),
  after: z.int().min(0).optional(),
});
const leavePayload = z.object({ chatId: z.string().min(1).max(200) });
const handshake = z.object({ token: z.string().max(200).optional() });

const roomOf = (chatId: string) => `chat:${chatId}`;

/** Pages of foreign origins are refused; what is no browser has no origin. */
function isAllowed({ headers }: IncomingMessage, allowed: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.has(origin)) return true;
  return URL.parse(origin)?.host === host;
}

async function join(db: Queries, socket: ChatSocket, payload: unknown): Promise<JoinResult> {
  const refused = { success: false, code: 'not_found' } as const;
  const { data } = joinPayload.safeParse(payload);
  if (!data || socket.rooms.size > maximumRooms) return refused;
  const { chatId, visitorToken, after } = data;
  const { data: shown } = handshake.safeParse(socket.handshake.auth);
  const caller = shown?.token === undefined ? undefined : await findCaller(db, shown.token);
  const chat = await findReadable(db, chatId, { visitorToken, caller });
  if (!chat) return refused;
  if (chat.status === 'closed') {
    socket.emit('chat:closed', { chatId });
    return { success: false, code: 'chat_closed' };
  }
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

function follow(socket: ChatSocket, { db, log }: ChatSocketOptions) {
  const isFlooded = floodGuard();
  socket.conn.on('packet', () => {
    if (isFlooded()) socket.disconnect(true);
  });
  socket.on('join', (payload, answer) => {
    const tell = (result: JoinResult) => {
      if (typeof answer === 'function') answer(result);
    };
    join(db, socket, payload).then(tell, (error: unknown) => {
      log.warn({ err: error }, 'a socket could not join its chat');
      // It connects again, and asks again.
      socket.disconnect(true);
    });
  });
  socket.on('leave', (payload) => {
    const { data } = leavePayload.safeParse(payload);
    if (data) void socket.leave(roomOf(data.chatId));
  });
}

/**
 * The chat's sockets, beside the API at Socket.IO's own path (Specification §7): WebSocket alone. A
 * socket hears of those chats that it has shown a credential for.
 *
 * @returns a function that closes them all.
 */
export function openChatSockets(server: HttpServer, options: ChatSocketOptions): () => void {
  const allowed = new Set([options.publicOrigin, ...options.allowedOrigins]);
  const io = new Server<ClientSocketEvents, ServerSocketEvents>(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maximumPacket,
    connectTimeout: 10_000,
    destroyUpgradeTimeout: 1_000,
    perMessageDeflate: false,
    allowRequest: (request, answer) => answer(null, isAllowed(request, allowed)),
  });
  io.on('connection', (socket) => follow(socket, options));

  const tell = (news: ChatNews) => {
    const { chatId } = news;
    const room = io.to(roomOf(chatId));
    if (news.type === 'message') room.emit('message:new', { chatId, message: news.message });
    else if (news.type === 'joined') room.emit('chat:joined', { chatId });
    else room.emit('chat:closed', { chatId });
  };
  options.bus.subscribe(tell);
  // Their lines break, and they connect again: to the next process, or to this one started anew.
  return () => void io.engine.close();
}
