import type { ChatSide } from '@pothik/contract';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Message } from '../../http/message.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { RequestError } from '../../http/request-error.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { chatMessages } from './schema.ts';
import { users } from '../users/schema.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { noteCustomerMail } from '../notifications/customer-mails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { unnamedStaff } from '../auth/staff.ts';
import type { ChatRow, MessageRow } from './chat-serializers.ts';
import { firstNameOf } from './first-name.ts';
import { findMailbox } from './mailbox.ts';
import { messages } from './messages.ts';

const transcriptJob = 'chat-transcript';

const limits = {
  ofChat: { tries: 3, seconds: 60 * 60 },
  toAccount: { tries: 10, seconds: 24 * 60 * 60 },
};

/** The most messages of a chat that are mailed: the newest. Mail programs cut off what is longer. */
const mostMessages = 300;

/** For so long the same words are mailed once, in minutes. */
const sameFor = 10;

const notConfirmed: Record<ChatSide, Message> = {
  customer: messages.confirmAddress,
  admin: messages.addressNotConfirmed,
};

const refuse = (said: Message) => new RequestError('conflict', said);

/** The account whose chat it is, with an address that is known to be theirs. */
async function findConfirmedAccount(db: Queries, { userId }: ChatRow, side: ChatSide) {
  const [account] =
    userId === null ? [] : await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw refuse(messages.visitorHasNoAccount);
  if (!account.emailVerifiedAt) throw refuse(notConfirmed[side]);
  return account;
}

/**
 * Has the words of a chat mailed to its visitor: to the confirmed address of their account and to no
 * other, as nobody else may read what was said. What staff order is noted.
 *
 * @throws RequestError `conflict`, `rate_limited`
 */
export async function orderTranscript(
  { db }: Pick<Database, 'db'>,
  chat: ChatRow,
  { side, actorId }: { side: ChatSide; actorId: string },
): Promise<{ email: string }> {
  const { id, lastSequence } = chat;
  const account = await findConfirmedAccount(db, chat, side);
  if (lastSequence === 0) throw refuse(messages.nothingSaid);
  await consumeTry(db, `chat-transcript:${id}`, limits.ofChat);
  await consumeTry(db, `chat-transcript:account:${account.id}`, limits.toAccount);
  const span = Math.floor(Date.now() / (sameFor * 60_000));
  await db.transaction(async (transaction) => {
    await enqueue(transaction, {
      kind: transcriptJob,
      eventKey: `${id}:${String(lastSequence)}:${String(span)}`,
      payload: { chatId: id },
    });
    if (side === 'customer') return;
    await recordAudit(transaction, { actorId, action: 'chat.transcript', subject: id });
  });
  return { email: account.email };
}

/** The name of whoever said it, as the visitor knows them. */
function speakerOf({ senderType, authorName }: MessageRow, visitor: string, product: string) {
  if (senderType === 'customer') return visitor;
  return (authorName === unnamedStaff ? undefined : firstNameOf(authorName ?? '')) ?? product;
}

const payloadSchema = z.object({ chatId: z.string() });

/** Mails with the words of chats, to their visitors. */
export function transcriptJobs(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  send: SendMail,
): Record<string, JobHandler> {
  return {
    [transcriptJob]: async (payload, id) => {
      const { chatId } = payloadSchema.parse(payload);
      const mailbox = await findMailbox(db, chatId);
      // Another address since then is confirmed first.
      if (!mailbox?.isConfirmed) return;
      const { to, language } = mailbox;
      const { name: visitor, createdAt: startedAt } = mailbox.chat;
      const newest = await db
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.chatId, chatId))
        .orderBy(desc(chatMessages.sequence))
        .limit(mostMessages + 1);
      const rows = newest.slice(0, mostMessages).toReversed();
      const sender = await productName();
      const words = messagesIn(language).chats;
      const toFact = (row: MessageRow) => ({
        label: words.transcript.said(speakerOf(row, visitor, sender), row.createdAt),
        value: [row.content, row.attachmentKey === null ? '' : `(${words.picture})`]
          .filter(Boolean)
          .join('\n'),
      });
      const hasPictures = rows.some(({ attachmentKey }) => attachmentKey !== null);
      const mail = composeMail({
        ...{ to, class: 'account', sender, language, publicOrigin },
        subject: words.transcript.subject(sender),
        paragraphs: [
          words.transcript.begin(startedAt),
          ...(newest.length > mostMessages ? [words.transcript.isCut] : []),
          { facts: rows.map(toFact) },
          ...(hasPictures ? [words.transcript.pictures] : []),
        ],
      });
      await noteCustomerMail(db, { id, chatId, about: 'transcript' });
      await send(mail, id);
    },
  };
}
