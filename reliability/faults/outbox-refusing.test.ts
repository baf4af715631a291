import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { JobRunner } from '@pothik/server/src/platform/jobs/job-runner.ts';
import { createLog } from '@pothik/server/src/platform/log.ts';
import { createMailer, mailJob } from '@pothik/server/src/platform/mail/mailer.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { anyService, book, contact } from '@pothik/server/test/api/booking-forms.ts';
import { readMails } from '@pothik/server/test/api/outbox.ts';

describeApp('an outbox that refuses', (get) => {
  it('keeps nobody from booking, and each mail is sent once when it takes them again', async () => {
    const { database, dataDirectory } = get();
    const outbox = path.join(dataDirectory, 'outbox');
    // A file where the folder should be.
    await writeFile(outbox, '');
    const runner = new JobRunner({
      db: database.db,
      handlers: {
        [mailJob]: createMailer({
          smtpUrl: undefined,
          dataDirectory,
          publicOrigin: 'http://pothik.test',
        }),
      },
      log: createLog('silent'),
    });
    const serviceId = await anyService(get());
    const email = 'guest@example.com';
    const answers = await Promise.all(
      ['one', 'two'].map((key) => book(get(), { serviceId, ...contact({ email }) }, { key })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const attempts = async () =>
      (
        await database.pool.query<{ attempts: number }>(
          `select attempts from jobs where kind = 'mail' order by attempts`,
        )
      ).rows.map((row) => row.attempts);
    await expect.poll(attempts, { timeout: 15_000 }).toEqual([1, 1]);
    await runner.stop();

    await rm(outbox);
    await mkdir(outbox);
    // As if the time until the next try had passed.
    await database.pool.query(`update jobs set run_after = now() where done_at is null`);
    const mails = await readMails(get(), 2, email);
    expect(new Set(mails.map((mail) => /PTK-\w{4}-\w{2}/.exec(mail)?.[0])).size).toBe(2);
    expect(await readdir(outbox)).toHaveLength(2);
  });
});
