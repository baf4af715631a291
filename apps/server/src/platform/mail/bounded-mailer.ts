import type { Queries } from '../database/open.ts';
import type { JobHandler } from '../jobs/job-runner.ts';
import { mailsOverLimit } from '../metrics.ts';
import { countTry, refundTry } from '../tries.ts';
import { mailLimits } from './mail-class.ts';
import { mailboxName } from './mailbox-of.ts';
import { readMail } from './mailer.ts';

/**
 * Drops mails over the limit of their class and mailbox. The caller has its response by then, which therefore
 * does not tell; a metric counts them, and staff see that a mail about a booking or chat was not sent.
 */
export function boundedMailer(db: Queries, send: JobHandler): JobHandler {
  return async (payload, id) => {
    const { to, class: mailClass } = readMail(payload);
    const limit = mailLimits[mailClass];
    if (limit === null) return send(payload, id);
    const key = `mail:${mailClass}:${mailboxName(to)}`;
    const { excess } = await countTry(db, key, limit);
    if (excess > 0) {
      mailsOverLimit.inc({ class: mailClass });
      return;
    }
    try {
      await send(payload, id);
    } catch (error) {
      // The job is retried, and counts then.
      await refundTry(db, key);
      throw error;
    }
  };
}
