import { and, count, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { jobs } from './schema.ts';

async function countJobs(db: Queries, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(jobs).where(which);
  return row?.n ?? 0;
}

/** How much work of the jobs there is, for whoever watches. */
export const jobFigures = [
  {
    name: 'jobs_waiting',
    help: 'Jobs that are due and not done, mails among them.',
    read: (db: Queries) =>
      countJobs(
        db,
        and(isNull(jobs.doneAt), isNull(jobs.failedAt), lte(jobs.runAfter, sql`now()`)),
      ),
  },
  {
    name: 'jobs_failed',
    help: 'Jobs that were tried as often as they may be; staff find them in the console.',
    read: (db: Queries) => countJobs(db, isNotNull(jobs.failedAt)),
  },
];
