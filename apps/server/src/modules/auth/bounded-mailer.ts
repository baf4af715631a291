import { createHash } from 'node:crypto';
import type { Queries } from '../../platform/database/open.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { readMail } from '../../platform/mail/mailer.ts';
import { countTry, refundTry, type Limit } from '../../http/rate-limit.ts';
import { findConfirmed } from './accounts-of-address.ts';

const day = 24 * 60 * 60;

/**
 * Mails to an address that nobody has confirmed, whoever has them sent: it may be a stranger's. Links have a
 * share of their own, so that news keep nobody from confirming the address.
 */
export const strangerMails = {
  link: { tries: 12, seconds: day },
  news: { tries: 10, seconds: day },
} satisfies Record<string, Limit>;

/** Sends mails as they are asked for, but no more than so many a day where the address is not confirmed. */
export function boundedMailer(db: Queries, send: JobHandler): JobHandler {
  return async (payload, id) => {
    const { to, purpose = 'news' } = readMail(payload);
    if (await findConfirmed(db, to.toLowerCase())) return send(payload, id);
    const name = createHash('sha256').update(to.toLowerCase()).digest('base64url');
    const key = `mail:${purpose}:${name}`;
    const { excess } = await countTry(db, key, strangerMails[purpose]);
    if (excess > 0) return;
    try {
      await send(payload, id);
    } catch (error) {
      // It is tried again, and counts then.
      await refundTry(db, key);
      throw error;
    }
  };
}
