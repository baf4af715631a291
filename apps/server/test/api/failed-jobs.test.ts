import type { FailedJob, LoggedAction } from '@pothik/contract';
import { expect, it } from 'vitest';
import { jobs } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { signInStaff } from './chat-people.ts';
import { callApi } from './people.ts';

describeApp('jobs that have failed for good', (get) => {
  it('are listed to owners without what they are about, tried anew or dropped, and both is noted', async () => {
    const token = await signInStaff(get());
    const { db } = get().database;
    await db.delete(jobs);
    const job = (id: string, failedAt: Date | null) => ({
      id,
      kind: 'mail',
      eventKey: id,
      payload: { to: 'rahima@example.com', text: 'A secret link' },
      attempts: 60,
      lastError: '550 no such mailbox',
      failedAt,
    });
    await db
      .insert(jobs)
      .values([
        job('first', new Date('2026-01-01T00:00:00.000Z')),
        job('second', new Date('2026-01-02T00:00:00.000Z')),
        job('waiting', null),
      ]);
    const list = async () => {
      const answer = await callApi(get(), 'GET', '/admin/jobs', { token });
      expect(answer.body).not.toMatch(/rahima|secret/);
      return answer.json<{ jobs: FailedJob[] }>().jobs;
    };
    expect(await list()).toMatchObject([
      { _id: 'second', kind: 'mail', attempts: 60, reason: '550 no such mailbox' },
      { _id: 'first', failedAt: '2026-01-01T00:00:00.000Z' },
    ]);

    const retry = () => callApi(get(), 'POST', '/admin/jobs/first/retry', { token });
    expect((await retry()).statusCode).toBe(200);
    expect((await retry()).statusCode).toBe(404);
    const discard = (id: string) => callApi(get(), 'DELETE', `/admin/jobs/${id}`, { token });
    expect((await discard('second')).statusCode).toBe(200);
    expect((await discard('waiting')).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    const left = await db.select({ id: jobs.id, attempts: jobs.attempts }).from(jobs);
    expect(left).toHaveLength(2);
    expect(left).toContainEqual({ id: 'first', attempts: 0 });

    const log = await callApi(get(), 'GET', '/admin/log?kind=job', { token });
    expect(log.json<{ data: LoggedAction[] }>().data).toMatchObject([
      { kind: 'job', deed: 'discard', subject: 'second', name: 'mail' },
      { kind: 'job', deed: 'retry', subject: 'first', name: 'mail' },
    ]);
  });
});
