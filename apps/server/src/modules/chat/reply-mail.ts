import { z } from 'zod';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { noteCustomerMail } from '../notifications/customer-mails.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { hasRead } from './chat-seen.ts';
import type { ChatRow, MessageRow } from './chat-serializers.ts';
import { findMailbox } from './mailbox.ts';

const replyMailJob = 'chat-reply-mail';

/** Whoever is there has read the answer by then, in seconds. */
const patience = 120;

/**
 * Notes that the visitor of a chat may have to be told of an answer by mail. Until they have read on, one
 * mail is enough for all answers.
 */
export async function mailReplyLater(
  transaction: Queries,
  chat: ChatRow,
  reply: MessageRow,
): Promise<void> {
  await enqueue(transaction, {
    kind: replyMailJob,
    eventKey: `${chat.id}:${String(chat.customerSeen)}`,
    payload: { chatId: chat.id, sequence: reply.sequence },
    delay: patience,
  });
}

const payloadSchema = z.object({ chatId: z.string(), sequence: z.int() });

/** Mails that tell visitors who are gone of an answer, where they have an account and want it. */
export function replyMailJobs(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  send: SendMail,
): Record<string, JobHandler> {
  return {
    [replyMailJob]: async (payload, id) => {
      const { chatId, sequence } = payloadSchema.parse(payload);
      const mailbox = await findMailbox(db, chatId);
      if (!mailbox || mailbox.wantsMail === false) return;
      const { to, isConfirmed, language, chat } = mailbox;
      if (await hasRead(db, { chatId, seen: chat.customerSeen, sequence })) return;
      const sender = await productName();
      const words = messagesIn(language).chats.mail;
      const mail = composeMail({
        ...{ to, sender, language, publicOrigin },
        class: isConfirmed ? 'account' : 'unconfirmedByStaff',
        subject: words.subject(sender),
        paragraphs: [words.answered, { ...words.read, page: '/' }],
      });
      await noteCustomerMail(db, { id, chatId, about: 'answered' });
      await send(mail, id);
    },
  };
}
