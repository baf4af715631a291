import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { jobs } from '../../schema.ts';
import { createLog } from '../log.ts';
import {
  discardFailedJob,
  enqueue,
  finishJob,
  listFailedJobs,
  mostAttempts,
  postponeJob,
  retryFailedJob,
  sweepJobs,
  takeJob,
} from './job-queue.ts';
import { JobRunner } from './job-runner.ts';

const mail = (eventKey: string, payload: unknown = {}) => ({ kind: 'mail', eventKey, payload });

describeEachDatabase('jobs', (get) => {
  it('are made once for one event', async () => {
    const { db } = get().database;
    await enqueue(db, mail('booking:1'));
    await enqueue(db, mail('booking:1'));
    await enqueue(db, mail('booking:2'));
    expect(await db.select().from(jobs)).toHaveLength(2);
    await db.delete(jobs);
  });

  it('are not made where the transaction of their event fails', async () => {
    const { db } = get().database;
    const failing = db.transaction(async (transaction) => {
      await enqueue(transaction, mail('booking:3'));
      throw new Error('the booking could not be written');
    });
    await expect(failing).rejects.toThrow('the booking');
    expect(await takeJob(db)).toBeUndefined();
  });

  it('are taken by one worker at a time, and come back after a failure', async () => {
    const { db } = get().database;
    await enqueue(db, mail('booking:4'));
    const [first, second] = await Promise.all([takeJob(db), takeJob(db)]);
    const taken = [first, second].filter((job) => job !== undefined);
    expect(taken).toHaveLength(1);
    const [job] = taken;
    if (!job) throw new Error('nobody has the job');
    await postponeJob(db, job, 'the mail server is away');
    expect(await takeJob(db)).toBeUndefined();
    await db.update(jobs).set({ runAfter: sql`now()` });
    const again = await takeJob(db);
    expect(again).toMatchObject({ id: job.id, attempts: 2 });
    await finishJob(db, job);
    await db.update(jobs).set({ runAfter: sql`now()` });
    expect(await takeJob(db)).toBeUndefined();
    await db.delete(jobs);
  });

  it('are done by the runner, each once, also after one that failed', async () => {
    const { db } = get().database;
    const done: unknown[] = [];
    let failures = 1;
    const handler = async (payload: unknown) => {
      await Promise.resolve();
      if (failures > 0) {
        failures -= 1;
        throw new Error('the mail server is away');
      }
      done.push(payload);
    };
    for (const name of ['a', 'b', 'c']) await enqueue(db, mail(name, name));
    const runner = new JobRunner({ db, handlers: { mail: handler }, log: createLog('silent') });
    await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 10_000 });
    await db.update(jobs).set({ runAfter: sql`now()` });
    await vi.waitFor(() => expect(done).toHaveLength(3), { timeout: 10_000 });
    await runner.stop();
    expect(done.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('are left to staff after the greatest number of attempts, who try them anew or drop them', async () => {
    const { db } = get().database;
    await db.delete(jobs);
    await enqueue(db, mail('refused', { to: 'nobody@example.com' }));
    await db.update(jobs).set({ attempts: mostAttempts - 2 });
    const fail = async () => {
      const job = await takeJob(db);
      if (!job) throw new Error('nobody has the job');
      const isTriedAgain = await postponeJob(db, job, '550 no such mailbox');
      await db.update(jobs).set({ runAfter: sql`now()` });
      return isTriedAgain;
    };
    expect(await fail()).toBe(true);
    expect(await listFailedJobs(db, 10)).toEqual([]);
    expect(await fail()).toBe(false);
    expect(await takeJob(db)).toBeUndefined();
    const [failed] = await listFailedJobs(db, 10);
    expect(failed).toMatchObject({ kind: 'mail', attempts: 60, reason: '550 no such mailbox' });
    expect(JSON.stringify(failed)).not.toContain('nobody@example.com');

    const id = failed?.id ?? '';
    expect(await retryFailedJob(db, id)).toBe('mail');
    expect(await retryFailedJob(db, id)).toBeUndefined();
    expect(await discardFailedJob(db, id)).toBeUndefined();
    expect(await takeJob(db)).toMatchObject({ id, attempts: 1 });

    await db.update(jobs).set({ failedAt: sql`now() - interval '29 days'` });
    await sweepJobs(db);
    expect(await discardFailedJob(db, id)).toBe('mail');
    expect(await db.select().from(jobs)).toEqual([]);
  });

  it('are done while a sweep fails', async () => {
    const { db } = get().database;
    const done: unknown[] = [];
    await enqueue(db, mail('after-a-sweep', 'after-a-sweep'));
    const runner = new JobRunner({
      db,
      handlers: {
        mail: (payload) => {
          done.push(payload);
          return Promise.resolve();
        },
      },
      sweeps: [() => Promise.reject(new Error('the file store is away'))],
      log: createLog('silent'),
    });
    await vi.waitFor(() => expect(done).toEqual(['after-a-sweep']), { timeout: 10_000 });
    await runner.stop();
  });
});
