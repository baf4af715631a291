import { staffChatEndpoints, type StaffChat } from '@pothik/contract';
import type { DeskPorts, DeskServer } from '../desk/ports.ts';
import { toShare, type ChatRequest } from './api-server.ts';
import { browserClock, newId } from './clock.ts';
import { openDeskSocket } from './desk-socket.ts';
import { createDeskStorage } from './desk-storage.ts';
import { pageVisibility } from './notifications.ts';
import { browserPictures } from './pictures.ts';

/** What the ports of a staff desk in a browser are made of. */
export interface BrowserDeskPortsOptions {
  /** Whose desk it is: what is written is kept for them. */
  staffId: string;
  /** Makes the calls: the SDK's `createRequester({ … })`. */
  request: ChatRequest;
  /** Where the socket connects to, such as `https://example.com`; empty: the page's own origin. */
  origin?: string;
  /**
   * The session token of the current user. `cookie`: the session lies in the console's cookie, which no script
   * reads; for pages of the server's own origin alone.
   */
  sessionToken: (() => string | undefined) | 'cookie';
  tell: DeskPorts['tell'];
}

/** The largest page that a list has, and how many of them are asked for at most. */
const pages = { size: 100, most: 20 };

/** What fails is told by the desk itself. */
const quiet = { quiet: true };

function createDeskServer(request: ChatRequest): DeskServer {
  async function list(status: 'waiting' | 'assigned') {
    const chats: StaffChat[] = [];
    for (let page = 1; page <= pages.most; page += 1) {
      const input = { status, page, limit: pages.size };
      const { data, pagination } = await request(staffChatEndpoints.list, input, quiet);
      chats.push(...data);
      if (!pagination.hasNext) break;
    }
    return chats;
  }
  const act = async (
    endpoint: typeof staffChatEndpoints.join | typeof staffChatEndpoints.returnToQueue,
    id: string,
  ) => (await request(endpoint, { id }, quiet)).chat;
  return {
    async openChats() {
      return (await Promise.all([list('waiting'), list('assigned')])).flat();
    },
    talk: ({ chatId: id, ...after }) => request(staffChatEndpoints.get, { id, ...after }, quiet),
    reply: ({ chatId: id, ...body }) =>
      request(staffChatEndpoints.sendMessage, { id, ...body }, quiet),
    async picture({ chatId: id, ...body }, onProgress) {
      const options = { ...quiet, onUploadProgress: toShare(onProgress) };
      return (await request(staffChatEndpoints.sendPicture, { id, ...body }, options)).message;
    },
    async note({ chatId: id, ...body }) {
      return (await request(staffChatEndpoints.addNote, { id, ...body }, quiet)).note;
    },
    join: (id) => act(staffChatEndpoints.join, id),
    returnToQueue: (id) => act(staffChatEndpoints.returnToQueue, id),
    async close(id) {
      return (await request(staffChatEndpoints.close, { id }, quiet)).chat;
    },
    async snooze(id, until) {
      const input = { id, ...(until === undefined ? {} : { until }) };
      return (await request(staffChatEndpoints.snooze, input, quiet)).chat;
    },
    async markUnread(id, isUnread) {
      return (await request(staffChatEndpoints.markUnread, { id, isUnread }, quiet)).chat;
    },
    async tag(id, tag, isSet) {
      return (await request(staffChatEndpoints.tag, { id, tag, isSet }, quiet)).chat;
    },
    async handOver(id, staffId) {
      return (await request(staffChatEndpoints.handOver, { id, staffId }, quiet)).chat;
    },
  };
}

/** All ports of a desk in a browser. The socket connects at once. */
export function createBrowserDeskPorts(options: BrowserDeskPortsOptions): DeskPorts {
  const { staffId, request, origin = '', sessionToken, tell } = options;
  const leaving = new AbortController();
  const socket = openDeskSocket({ origin, sessionToken });
  return {
    // What is still asked when the desk is left is asked with a session that may have ended.
    server: createDeskServer((endpoint, input, more) =>
      request(endpoint, input, { ...more, signal: leaving.signal }),
    ),
    socket: {
      ...socket,
      close() {
        leaving.abort();
        socket.close();
      },
    },
    storage: createDeskStorage(staffId),
    pictures: browserPictures,
    visibility: pageVisibility,
    clock: browserClock,
    newId,
    tell,
  };
}
