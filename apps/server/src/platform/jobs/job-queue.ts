import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { jobs } from './schema.ts';
import { createId } from '../id.ts';

/** Work that is done after the answer, such as a mail. */
export interface Job {
  id: string;
  kind: string;
  payload: unknown;
  /** How often it was begun, this time included. */
  attempts: number;
}

/**
 * Notes work to be done. In the transaction of the event it commits with it or not at all; the same
 * event makes it once, however often it is noted.
 *
 * @returns the id of the job; undefined where the event has made it before.
 */
export async function enqueue(
  db: Queries,
  work: {
    kind: string;
    eventKey: string;
    payload: unknown;
    /** In seconds; absent: it is due at once. */
    delay?: number;
  },
): Promise<string | undefined> {
  const { delay = 0, ...job } = work;
  const runAfter = sql`now() + make_interval(secs => ${delay})`;
  const [noted] = await db
    .insert(jobs)
    .values({ id: createId(), ...job, runAfter })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return noted?.id;
}

/** How long a worker has for a job before another may take it, in seconds. */
const lease = 120;

/** Seconds until a job that failed is tried again: longer each time, an hour at most. */
const retryDelay = (attempts: number) => Math.min(3_600, 5 * 2 ** Math.min(attempts, 10));

/** A job failed because another side asks for a pause. */
export class TryLater extends Error {
  /** The pause, in seconds. */
  readonly seconds: number;

  constructor(reason: string, seconds: number) {
    super(reason);
    this.seconds = seconds;
  }
}

/** The longest pause that another side gets, in seconds. */
const longestPause = 24 * 60 * 60;

/** Now, rounded as moments are stored: what is due at once is due for whoever looks at once. */
const storedNow = sql`now()::timestamptz(3)`;

/** Takes the next job that is due, so that no other worker gets it meanwhile. */
export async function takeJob(db: Queries): Promise<Job | undefined> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt), lte(jobs.runAfter, storedNow)))
    .orderBy(asc(jobs.runAfter), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      runAfter: sql`now() + make_interval(secs => ${lease})`,
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
    });
  return job;
}

/** Notes that a job is done, and forgets what it was about: links and addresses do not lie around. */
export async function finishJob(db: Queries, { id }: Job): Promise<void> {
  await db
    .update(jobs)
    .set({ doneAt: sql`now()`, payload: {} })
    .where(eq(jobs.id, id));
}

/** Greatest number of tries before a job is left to staff: some two days, hourly at last. */
export const mostAttempts = 60;

/** The longest reason that is kept, in characters. */
const longestReason = 500;

/**
 * Notes why a job failed, and tries it again later or, after so many times, no more.
 *
 * @param pause that is kept at least, in seconds.
 * @returns whether it is tried again.
 */
export async function postponeJob(
  db: Queries,
  { id, attempts }: Job,
  reason: string,
  pause = 0,
): Promise<boolean> {
  const hasFailed = attempts >= mostAttempts;
  const delay = Math.max(retryDelay(attempts), Math.min(pause, longestPause));
  await db
    .update(jobs)
    .set({
      runAfter: sql`now() + make_interval(secs => ${delay})`,
      lastError: reason.slice(0, longestReason).toWellFormed().replaceAll('\0', ''),
      ...(hasFailed ? { failedAt: sql`now()` } : {}),
    })
    .where(eq(jobs.id, id));
  return !hasFailed;
}

/** Jobs that are tried no more, the latest first, without what they are about. */
export function listFailedJobs(db: Queries, most: number) {
  return db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      attempts: jobs.attempts,
      reason: jobs.lastError,
      createdAt: jobs.createdAt,
      failedAt: jobs.failedAt,
    })
    .from(jobs)
    .where(isNotNull(jobs.failedAt))
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(most);
}

const isFailed = (id: string) => and(eq(jobs.id, id), isNotNull(jobs.failedAt));

/** Has a failed job tried anew, as often as a new one. Undefined where there is no such job. */
export async function retryFailedJob(db: Queries, id: string): Promise<string | undefined> {
  const [job] = await db
    .update(jobs)
    .set({ failedAt: null, attempts: 0, runAfter: sql`now()` })
    .where(isFailed(id))
    .returning({ kind: jobs.kind });
  return job?.kind;
}

/** Drops a failed job. Undefined where there is no such job. */
export async function discardFailedJob(db: Queries, id: string): Promise<string | undefined> {
  const [job] = await db.delete(jobs).where(isFailed(id)).returning({ kind: jobs.kind });
  return job?.kind;
}

/**
 * Forgets what was done a week ago: by then nobody notes the same event again. What has failed waits a
 * month for staff; it may hold addresses.
 */
export async function sweepJobs(db: Queries): Promise<void> {
  await db
    .delete(jobs)
    .where(
      or(
        lte(jobs.doneAt, sql`now() - interval '7 days'`),
        lte(jobs.failedAt, sql`now() - interval '30 days'`),
      ),
    );
}
