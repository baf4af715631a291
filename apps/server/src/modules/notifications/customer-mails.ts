import type { MailSubject } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { customerMails } from './schema.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';

/** A mail to a customer about one of these. */
interface CustomerMail {
  /** Of the job that sends it. */
  id: string;
  bookingId?: string;
  chatId?: string;
  about: MailSubject;
}

/** Notes that a customer is written to, for whoever of the staff asks; once for each job. */
export async function noteCustomerMail(db: Queries, mail: CustomerMail): Promise<void> {
  await db.insert(customerMails).values(mail).onConflictDoNothing();
}

/** Sends mails, and notes of those to customers when they have left. */
export function notingMailer(db: Queries, send: JobHandler): JobHandler {
  return async (payload, id) => {
    await send(payload, id);
    await db
      .update(customerMails)
      .set({ sentAt: sql`now()` })
      .where(eq(customerMails.id, id));
  };
}
