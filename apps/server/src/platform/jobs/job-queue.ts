import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
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
): Promise<void> {
  const { delay = 0, ...job } = work;
  const runAfter = sql`now() + make_interval(secs => ${delay})`;
  await db
    .insert(jobs)
    .values({ id: createId(), ...job, runAfter })
    .onConflictDoNothing();
}

/** How long a worker has for a job before another may take it, in seconds. */
const lease = 120;

/** Seconds until a job that failed is tried again: longer each time, an hour at most. */
const retryDelay = (attempts: number) => Math.min(3_600, 5 * 2 ** Math.min(attempts, 10));

/** Takes the next job that is due, so that no other worker gets it meanwhile. */
export async function takeJob(db: Queries): Promise<Job | undefined> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), lte(jobs.runAfter, sql`now()`)))
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

export async function postponeJob(db: Queries, { id, attempts }: Job): Promise<void> {
  await db
    .update(jobs)
    .set({ runAfter: sql`now() + make_interval(secs => ${retryDelay(attempts)})` })
    .where(eq(jobs.id, id));
}

/** Forgets what was done a week ago: by then nobody notes the same event again. */
export async function sweepJobs(db: Queries): Promise<void> {
  await db.delete(jobs).where(lte(jobs.doneAt, sql`now() - interval '7 days'`));
}
