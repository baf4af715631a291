import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from './schema.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { pushNews } from '../notifications/push/push-news.ts';
import { listBrowsers } from '../notifications/push/push-subscriptions.ts';
import { hasRead } from './chat-seen.ts';
import type { ChatRow, MessageRow } from './chat-serializers.ts';

const replyPushJob = 'chat-reply-push';

/** Whoever looks at the chat has read the answer by then, in seconds. */
const patience = 15;

const payloadSchema = z.object({ chatId: z.string(), sequence: z.int() });

/**
 * Notes that the browsers of a chat's visitor may have to be told of an answer. Until they have read on, once
 * is enough for all answers; where no browser has asked for it there is nothing to note.
 */
export async function pushReplyLater(
  transaction: Queries,
  chat: ChatRow,
  reply: MessageRow,
): Promise<void> {
  const { id: chatId, userId } = chat;
  if ((await listBrowsers(transaction, { chatId, userId })).length === 0) return;
  await enqueue(transaction, {
    kind: replyPushJob,
    eventKey: `${chatId}:${String(chat.customerSeen)}`,
    payload: { chatId, sequence: reply.sequence } satisfies z.infer<typeof payloadSchema>,
    delay: patience,
  });
}

/** Tells browsers of an answer that nobody has read. */
export function replyPushJobs(db: Queries): Record<string, JobHandler> {
  return {
    [replyPushJob]: async (payload) => {
      const { chatId, sequence } = payloadSchema.parse(payload);
      const [chat] = await db
        .select({ userId: chats.userId, seen: chats.customerSeen })
        .from(chats)
        .where(eq(chats.id, chatId));
      if (!chat) return;
      const { userId, seen } = chat;
      if (await hasRead(db, { chatId, seen, sequence })) return;
      await pushNews(db, { eventKey: `chat:${chatId}:${String(sequence)}`, userId, chatId });
    },
  };
}
