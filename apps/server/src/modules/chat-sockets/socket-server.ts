import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { ClientSocketEvents, ServerSocketEvents } from '@pothik/contract';
import { text } from '@pothik/contract/schemas';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Caller } from '../../http/calls/call.ts';
import { consoleCookie, readCookie } from '../../http/calls/cookies.ts';
import { isFromOwnPage } from '../../http/headers/own-page.ts';
import type { Queries } from '../../platform/database/open.ts';
import { chatLines } from './chat-lines.ts';
import { findCaller } from '../auth/sessions.ts';
import type { Membership } from './membership.ts';
import type { SocketCounts } from './socket-limits.ts';

/** What this process remembers of a socket. */
interface SocketMemory {
  /** Whose session opened a room to it. */
  caller?: Caller;
  /** The chats that it has joined, by their ids. */
  chats?: Map<string, Membership>;
  /** Of the session that it has shown when it connected, whether that is worth anything or not. */
  sessionToken?: string;
  /** The networks that it counts for. */
  networks: readonly [string, ...string[]];
  /** When it told last that somebody types, in milliseconds of `Date.now()`. */
  typedAt?: number;
}

export type ChatServer = Server<
  ClientSocketEvents,
  ServerSocketEvents,
  DefaultEventsMap,
  SocketMemory
>;
export type ChatSocket = Socket<
  ClientSocketEvents,
  ServerSocketEvents,
  DefaultEventsMap,
  SocketMemory
>;

/** The networks that a request counts for, the smallest first. */
export type NetworksOf = (request: IncomingMessage) => readonly [string, ...string[]];

/** A line below a socket. */
interface EngineSocket {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

/** Those who hear of one chat. */
export const roomOf = (chatId: string) => `chat:${chatId}`;

/** Those of staff among them. */
export const staffRoomOf = (chatId: string) => `chat:${chatId}:staff`;

/** Staff who hear of every chat. */
export const staffRoom = 'staff';

/** The largest packet: a join with its token needs a few hundred bytes. */
const maximumPacket = 4_096;

/** Pages of foreign origins are refused; what is no browser has no origin. */
function isAllowed({ headers }: IncomingMessage, allowed: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.has(origin)) return true;
  return URL.parse(origin)?.host === host;
}

/** What is kept of the news in Redis, for a process whose line to it was cut. */
const stream = { streamName: 'pothik:sockets', maxLen: 20_000, blockTimeInMs: 2_000 };

/**
 * Sockets beside the API at Socket.IO's own path (Specification §7, §9): WebSocket alone.
 *
 * @param origins whose pages may connect, our own first.
 * @param redis carries what is emitted to the sockets of other processes; absent: there are none.
 * @param patience how long a socket has to say that it is one of the chat's, in milliseconds.
 * @param counts holds no more sockets of one network, and in all, than there may be.
 * @param networksOf the networks that a request counts for.
 */
export function createSocketServer(
  server: HttpServer,
  origins: readonly [string, ...string[]],
  redis: Redis | undefined,
  patience: number,
  counts: SocketCounts,
  networksOf: NetworksOf,
): ChatServer {
  const allowed = new Set(origins);
  const io: ChatServer = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maximumPacket,
    connectTimeout: patience,
    destroyUpgradeTimeout: 1_000,
    perMessageDeflate: false,
    ...(redis ? { adapter: createAdapter(redis, stream) } : {}),
    allowRequest: (request, answer) =>
      answer(null, isAllowed(request, allowed) && counts.hasPlace(networksOf(request))),
  });
  io.engine.on('connection', (line: EngineSocket) => {
    const networks = networksOf(line.request);
    counts.opened(networks);
    chatLines.inc();
    line.once('close', () => {
      counts.closed(networks);
      chatLines.dec();
    });
  });
  io.use((socket, next) => {
    socket.data.networks = networksOf(socket.request);
    const token = tokenOf(socket, origins[0]);
    if (token !== undefined) socket.data.sessionToken = token;
    next();
  });
  return io;
}

/** What is no socket is refused here and nowhere else: these answers carry what all others do. */
export function carryHeaders(io: ChatServer, headers: Record<string, string>): void {
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  });
}

const handshake = z.object({
  token: text(200).optional(),
  byCookie: z.boolean().optional(),
});

/** The session that a socket shows; the console's cookie counts for pages of ours that ask for it alone. */
function tokenOf({ handshake: { auth }, request }: ChatSocket, publicOrigin: string) {
  const { data } = handshake.safeParse(auth);
  if (!data?.byCookie) return data?.token;
  if (!isFromOwnPage(request.headers, publicOrigin)) return undefined;
  return readCookie(publicOrigin, consoleCookie, request.headers.cookie);
}

/** Who has shown a session when the socket connected, as far as it lives still; listening prolongs none. */
export async function callerOf(db: Queries, socket: ChatSocket): Promise<Caller | undefined> {
  const { sessionToken } = socket.data;
  const caller = sessionToken === undefined ? undefined : await findCaller(db, sessionToken, true);
  return caller?.needsSecondFactor ? undefined : caller;
}
