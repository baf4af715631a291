import { expect, it } from 'vitest';
import { strangerMails } from '../../src/modules/auth/bounded-mailer.ts';
import { enqueue } from '../../src/platform/jobs/job-queue.ts';
import { mailJob } from '../../src/platform/mail/mailer.ts';
import { describeApp } from './app.ts';
import { readMails, tokenIn } from './outbox.ts';
import { callApi, register } from './people.ts';

describeApp('mails to an address that nobody has confirmed', (get) => {
  const queueNews = async (to: string, count: number) => {
    for (let index = 0; index < count; index += 1) {
      await enqueue(get().database.db, {
        kind: mailJob,
        eventKey: `${to} ${String(index)} ${String(Math.random())}`,
        payload: { to, sender: 'Pothik', subject: `News ${String(index)}`, text: 'Something.' },
      });
    }
  };

  it('end at so many a day, whoever has them sent', async () => {
    const stranger = 'stranger@example.com';
    await queueNews(stranger, 40);
    await queueNews(stranger.toUpperCase(), 80);
    const mails = await readMails(get(), strangerMails.news.tries, '').then((all) => all.length);
    expect(mails).toBe(strangerMails.news.tries);
  });

  it('keep nobody from confirming it, after which all of them come', async () => {
    const person = await register(get());
    await queueNews(person.email, 50);
    const before = await readMails(get(), strangerMails.news.tries + 1, person.email);
    const link = before.find((mail) => mail.includes('/verify-email?token='));
    const payload = { token: tokenIn(link) };
    const { token } = person;
    const answer = await callApi(get(), 'POST', '/auth/verify-email', { token, payload });
    expect(answer.statusCode).toBe(200);
    await queueNews(person.email, 20);
    await readMails(get(), before.length + 20, person.email);
  });
});
