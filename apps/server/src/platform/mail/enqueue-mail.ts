import type { Queries } from '../database/open.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { mailJob, type Mail } from './mailer.ts';

/**
 * Enqueues a mail, once for each event.
 *
 * @param delay in seconds.
 * @returns the id of the job; undefined if the event has enqueued it before.
 */
export const enqueueMail = (
  db: Queries,
  { eventKey, mail, delay = 0 }: { eventKey: string; mail: Mail; delay?: number },
): Promise<string | undefined> => enqueue(db, { kind: mailJob, eventKey, payload: mail, delay });
