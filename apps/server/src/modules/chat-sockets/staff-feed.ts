import type { Queries } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { readStaffChats } from '../chat-staff/staff-chat-queries.ts';
import { staffRoom, type ChatServer } from './socket-server.ts';

/** Changes of one chat within so many milliseconds are told as one. */
const pause = 50;

/** How long a database that is away is given, in milliseconds. */
const patience = 1_000;

/**
 * Tells staff who watch which chats have changed, as they are then.
 *
 * @returns `add` for a chat that has changed, `end` for the last call.
 */
export function createStaffFeed(db: Queries, keys: DocumentKeys, io: ChatServer, log: Log) {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  const plan = (milliseconds: number) => {
    if (!isEnded) timer ??= setTimeout(() => void tell(), milliseconds);
  };

  async function tell() {
    const ids = [...changed];
    changed.clear();
    let wait = pause;
    try {
      for (const chat of await readStaffChats(db, keys, ids)) {
        io.to(staffRoom).emit('staff:chat', { chat });
      }
    } catch (error) {
      log.warn({ err: error }, 'staff could not be told of chats');
      for (const id of ids) changed.add(id);
      wait = patience;
    }
    timer = undefined;
    if (changed.size > 0) plan(wait);
  }

  return {
    add(chatId: string) {
      changed.add(chatId);
      plan(pause);
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
