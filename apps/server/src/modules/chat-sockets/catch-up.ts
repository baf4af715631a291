import { gte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from '../chat/schema.ts';
import type { Log } from '../../platform/log.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { readAnswerer } from '../chat/answerer.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';
import { readMessages } from '../chat/chat-messages.ts';
import { roomOf, staffRoom, type ChatServer, type ChatSocket } from './socket-server.ts';
import { readStaffChats } from '../chat-staff/staff-chat-queries.ts';
import { statusNews } from './membership.ts';

/** How often it looks, in milliseconds. */
const interval = 2_000;

/** News have so long to come by themselves, in milliseconds. */
const grace = 1_500;

/** It looks back further than to its last look: a commit may be late, in milliseconds. */
const overlap = 10_000;

/**
 * Looks into the database for what the sockets of this process should have heard by now and have not:
 * the process that stored it may have been killed before it could tell, or what carries news between
 * processes was away. A socket that lacks the newest message gets all that it lacks.
 *
 * @returns `end`, and `toldStaff`, to be called with each chat that staff here are told of.
 */
export function catchUpRegularly(db: Queries, keys: DocumentKeys, io: ChatServer, log: Log) {
  let from = Date.now() - overlap;
  /** Of which state of a chat staff here were told last, in milliseconds. */
  const staffKnow = new Map<string, number>();

  async function tellSocket(socket: ChatSocket, { id: chatId, status, lastSequence }: ChatRow) {
    const membership = socket.data.chats?.get(chatId);
    if (!membership) return;
    if (membership.told < lastSequence) {
      const { side, told } = membership;
      for (const message of await readMessages(db, keys, { chatId, side, after: told })) {
        socket.emit('message:new', { chatId, message });
      }
    }
    if (membership.status === status) return;
    const answerer = status === 'assigned' ? await readAnswerer(db, chatId) : {};
    socket.emit(statusNews[status], { chatId, ...answerer });
  }

  async function tellStaff(changed: readonly ChatRow[]) {
    const ids = changed
      .filter(({ id, updatedAt }) => (staffKnow.get(id) ?? 0) < updatedAt.getTime())
      .map(({ id }) => id);
    if (ids.length === 0) return;
    for (const chat of await readStaffChats(db, keys, ids)) {
      io.local.to(staffRoom).emit('staff:chat', { chat });
      toldStaff(chat);
    }
  }

  function toldStaff({ _id, updatedAt }: { _id: string; updatedAt: string }) {
    staffKnow.set(_id, Date.parse(updatedAt));
  }

  async function catchUp() {
    const until = Date.now() - grace;
    const { adapter, sockets } = io.of('/');
    if (sockets.size > 0) {
      const rows = await db
        .select()
        .from(chats)
        .where(gte(chats.updatedAt, new Date(from)));
      const changed = rows.filter(({ updatedAt }) => updatedAt.getTime() <= until);
      for (const chat of changed) {
        for (const id of adapter.rooms.get(roomOf(chat.id)) ?? []) {
          const socket = sockets.get(id);
          if (socket) await tellSocket(socket, chat);
        }
      }
      if (adapter.rooms.has(staffRoom)) await tellStaff(changed);
    }
    from = until - overlap;
    for (const [id, known] of staffKnow) if (known < from) staffKnow.delete(id);
  }

  let timer = setTimeout(look, interval);
  let isEnded = false;
  function look() {
    catchUp()
      .catch((error: unknown) => log.warn({ err: error }, 'sockets could not catch up'))
      .finally(() => {
        if (!isEnded) timer = setTimeout(look, interval).unref();
      });
  }
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
  };
  return { toldStaff, end };
}
