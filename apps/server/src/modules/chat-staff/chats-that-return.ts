import type { Queries } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { readChatHours } from '../chat/chat-hours.ts';
import { putUnansweredBack } from './queue.ts';
import { wakeDue } from './snoozing.ts';

/** Puts chats that were left without an answer back into the queue, and tells of it. */
export async function returnUnanswered(db: Queries, bus: ChatBus): Promise<void> {
  const { returnAfter } = await readChatHours(db);
  for (const chatId of await putUnansweredBack(db, returnAfter)) {
    bus.publish({ type: 'returned', chatId });
  }
}

/** Brings chats back that were put off until now, and tells of it. */
export async function wakeSnoozed(db: Queries, bus: ChatBus): Promise<void> {
  for (const chatId of await wakeDue(db)) bus.publish({ type: 'changed', chatId });
}

/**
 * Does both again and again; of several processes one does it for each chat.
 *
 * @param interval in milliseconds.
 * @returns a function that ends it.
 */
export function returnChatsRegularly(
  db: Queries,
  bus: ChatBus,
  log: Log,
  interval = 15_000,
): () => void {
  const timer = setInterval(() => {
    returnUnanswered(db, bus).catch((error: unknown) => {
      log.warn({ err: error }, 'unanswered chats could not be put back into the queue');
    });
    wakeSnoozed(db, bus).catch((error: unknown) => {
      log.warn({ err: error }, 'snoozed chats could not be brought back');
    });
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
