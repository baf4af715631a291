import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { discardFailedJob, listFailedJobs, retryFailedJob } from '../../platform/jobs/job-queue.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { messages } from './messages.ts';

const mostListed = 100;

/** The staff's calls about jobs that have failed for good. */
export function failedJobHandlers({ db }: Pick<Database, 'db'>): Handlers['staffJobs'] {
  const change =
    (action: 'job.retry' | 'job.discard', apply: typeof retryFailedJob) =>
    async (actorId: string, id: string) => {
      await db.transaction(async (transaction) => {
        const name = await apply(transaction, id);
        if (name === undefined) throw notFound(messages.jobNotFound);
        await recordAudit(transaction, { actorId, action, subject: id, name });
      });
    };
  const retry = change('job.retry', retryFailedJob);
  const discard = change('job.discard', discardFailedJob);
  return {
    async list() {
      const rows = await listFailedJobs(db, mostListed);
      return {
        jobs: rows.map(({ id, reason, createdAt, failedAt, ...job }) => ({
          ...job,
          _id: id,
          reason: reason ?? '',
          createdAt: createdAt.toISOString(),
          failedAt: (failedAt ?? createdAt).toISOString(),
        })),
      };
    },

    async retry({ caller, params: { id } }) {
      await retry(signedIn(caller).userId, id);
      return { message: messages.triedAgain };
    },

    async discard({ caller, params: { id } }) {
      await discard(signedIn(caller).userId, id);
      return { message: messages.dropped };
    },
  };
}
