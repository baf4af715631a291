import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { newsletterSubscribers } from '../../src/platform/database/schema/index.ts';
import { JobRunner } from '../../src/platform/jobs/job-runner.ts';
import { createLog } from '../../src/platform/log.ts';
import { createMailer, mailJob } from '../../src/platform/mail/mailer.ts';
import { describeApp } from './app.ts';

describeApp('the newsletter', (get) => {
  const post = (url: string, payload: object) =>
    get().app.inject({ method: 'POST', url: `/api/newsletter/${url}`, payload });
  const subscribe = (email: string) => post('subscriptions', { email });
  const confirm = (token: string) => post('confirmations', { token });

  /** All mails so far, once as many as these are there. */
  async function mails(count: number): Promise<string[]> {
    const { database, dataDirectory } = get();
    const outbox = path.join(dataDirectory, 'outbox');
    const send = createMailer({
      smtpUrl: undefined,
      dataDirectory,
      publicOrigin: 'http://pothik.test',
    });
    const runner = new JobRunner(database.db, { [mailJob]: send }, createLog('silent'));
    const names = await vi.waitFor(
      async () => {
        const found = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
        expect(found).toHaveLength(count);
        return found.toSorted();
      },
      { timeout: 10_000 },
    );
    await runner.stop();
    return Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  }
  const tokenOf = (mail = '') =>
    /token=(?:3D)?([\w-]+)/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';

  it('asks back by mail, and is confirmed by its link, twice as well', async () => {
    expect((await subscribe('Rahima@Example.com')).statusCode).toBe(200);
    const [mail] = await mails(1);
    expect(mail).toContain('To: rahima@example.com');
    const token = tokenOf(mail);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
    const { db } = get().database;
    const [row] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, 'rahima@example.com'));
    expect(row?.confirmedAt).toBeInstanceOf(Date);
  });

  it('answers the same for an address that has confirmed, and writes to it no more', async () => {
    const answer = await subscribe('rahima@example.com');
    expect(answer.json()).toEqual((await subscribe('karim@example.com')).json());
    expect(await mails(2)).toHaveLength(2);
  });

  it('stores nothing that is no address', async () => {
    for (const email of [
      '',
      'rahima',
      'a@b',
      'a@b.com\r\nBcc: c@d.com',
      `${'a'.repeat(300)}@b.com`,
    ]) {
      expect((await subscribe(email)).statusCode).toBe(400);
    }
  });

  it('refuses a link that was made up', async () => {
    const answer = await confirm('made-up');
    expect(answer.statusCode).toBe(410);
    expect(answer.json<{ message: string }>().message).toBe('This link is not valid any more.');
  });

  it('does not fill a mailbox that somebody else names', async () => {
    await subscribe('victim@example.com');
    await subscribe('victim@example.com');
    await subscribe('victim@example.com');
    const answer = await subscribe('victim@example.com');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
