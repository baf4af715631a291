import type { Server as HttpServer } from 'node:http';
import type { StaffChat } from '@pothik/contract';
import type { Redis } from 'ioredis';
import { securityHeaders } from '../../http/headers/security-headers.ts';
import type { Queries } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { catchUpRegularly } from './catch-up.ts';
import type { ChatBus, ChatNews } from '../chat/chat-bus.ts';
import { floodGuard } from './flood-guard.ts';
import { joinChat, leaveChat, watchChats } from './join-chat.ts';
import { noteSeen, tellTyping } from './presence.ts';
import { SocketCounts, type SocketLimits } from './socket-limits.ts';
import { watchSessions } from './socket-sessions.ts';
import {
  carryHeaders,
  createSocketServer,
  roomOf,
  staffRoom,
  staffRoomOf,
  type ChatSocket,
  type NetworksOf,
} from './socket-server.ts';
import { createStaffFeed } from './staff-feed.ts';

export interface ChatSocketOptions {
  db: Queries;
  /** Sign the addresses of pictures. */
  keys: DocumentKeys;
  bus: ChatBus;
  log: Log;
  publicOrigin: string;
  /** Other origins whose pages may connect. */
  allowedOrigins: readonly string[];
  /** Carries news to the sockets of other processes. */
  redis: Redis | undefined;
  /** The networks that a request counts for. */
  networksOf: NetworksOf;
  limits: SocketLimits;
  /** How long a socket has to say that it is one of the chat's, in milliseconds. */
  patience: number;
}

/** What one process tells the others. */
const sessionsEnded = 'sessions-ended';

/** What a client sends is not to be trusted, whatever its type says. */
type Answer = ((result: never) => void) | undefined;

function follow(
  socket: ChatSocket,
  options: ChatSocketOptions,
  counts: SocketCounts,
  toldStaff: (chat: StaffChat) => void,
) {
  const { db, bus, log } = options;
  const isFlooded = floodGuard();
  socket.conn.on('packet', () => {
    if (isFlooded()) socket.disconnect(true);
  });

  const giveUp = (error: unknown) => {
    log.warn({ err: error }, 'a socket could not be served');
    // It connects again, and asks again.
    socket.conn.close();
  };
  // One after the other: who joins and goes on at once is in the room by then.
  let queue = Promise.resolve();
  const inTurn = (work: () => unknown, answer?: Answer) => {
    queue = queue
      .then(work)
      .then((result) => {
        if (typeof answer === 'function') answer(result as never);
      })
      .catch(giveUp);
  };
  const join = (payload: unknown) => {
    const { networks } = socket.data;
    if (counts.isGuessing(networks)) return socket.disconnect(true);
    return counts.join(networks, () => joinChat(options, socket, payload));
  };
  socket.on('join', (payload, answer) => inTurn(() => join(payload), answer));
  socket.on('leave', (payload) => inTurn(() => leaveChat(socket, payload)));
  socket.on('staff:watch', (_payload, answer) => {
    inTurn(() => watchChats(db, socket, toldStaff), answer);
  });
  socket.on('typing', (payload) => inTurn(() => tellTyping(socket, payload)));
  socket.on('seen', (payload) => inTurn(() => noteSeen(db, bus, socket, payload)));
}

/**
 * The chat's sockets. A socket hears of those chats that it has shown a credential for, and of all of
 * them where it is one of staff that asks for it.
 *
 * @returns a function that closes them all.
 */
export function openChatSockets(server: HttpServer, options: ChatSocketOptions): () => void {
  const { db, keys, bus, log, publicOrigin, allowedOrigins, redis, patience } = options;
  const origins: [string, ...string[]] = [publicOrigin, ...allowedOrigins];
  const counts = new SocketCounts(options.limits);
  const io = createSocketServer(server, origins, redis, patience, counts, options.networksOf);
  carryHeaders(io, securityHeaders(publicOrigin));
  const catchUp = catchUpRegularly(db, keys, io, log);
  io.on('connection', (socket) => follow(socket, options, counts, catchUp.toldStaff));
  const feed = createStaffFeed(db, keys, io, log);
  const watching = watchSessions(db, io, log);
  io.on(sessionsEnded, watching.look);

  const tell = (news: ChatNews) => {
    if (news.type === 'sessions-ended') {
      watching.look();
      if (redis) io.serverSideEmit(sessionsEnded);
      return;
    }
    const { chatId } = news;
    const room = io.to(roomOf(chatId));
    if (news.type === 'message') {
      const { author: _author, ...message } = news.message;
      const staffs = staffRoomOf(chatId);
      room.except(staffs).emit('message:new', { chatId, message });
      io.to(staffs).emit('message:new', { chatId, message: news.message });
    } else if (news.type === 'joined' || news.type === 'handed-over') {
      const { type, ...payload } = news;
      room.emit(`chat:${type}`, payload);
    } else if (news.type === 'closed') room.emit('chat:closed', { chatId });
    else if (news.type === 'returned') room.emit('chat:returned', { chatId });
    else if (news.type === 'seen') {
      const { senderType, sequence } = news;
      room.emit('chat:seen', { chatId, senderType, sequence });
    }
    if (news.type === 'note') io.to(staffRoom).emit('staff:note', { chatId, note: news.note });
    else feed.add(chatId);
  };
  bus.subscribe(tell);
  return () => {
    catchUp.end();
    feed.end();
    watching.end();
    // Their lines break, and they connect again: to the next process, or to this one started anew.
    io.engine.close();
    void io.of('/').adapter.close();
  };
}
