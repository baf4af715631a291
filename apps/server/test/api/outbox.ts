import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, isNull, lte, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { controlJobs } from '../../src/modules/auth/control/control-mails.ts';
import { linkJobs } from '../../src/modules/auth/mail-links.ts';
import { replyMailJobs } from '../../src/modules/chat/reply-mail.ts';
import { transcriptJobs } from '../../src/modules/chat/transcript-mail.ts';
import { fileJobs } from '../../src/modules/files/sweep-documents.ts';
import { originalsOnDisk } from '../../src/modules/media/originals.ts';
import { pictureJobs } from '../../src/modules/media/remove-pictures.ts';
import { dailyMailJobs } from '../../src/modules/overview/daily-mail.ts';
import { invitationJobs } from '../../src/modules/staff/invitation-links.ts';
import { jobs } from '../../src/schema.ts';
import { JobRunner } from '../../src/platform/jobs/job-runner.ts';
import { createLog } from '../../src/platform/log.ts';
import { boundedMailer } from '../../src/platform/mail/bounded-mailer.ts';
import { notingMailer } from '../../src/modules/notifications/customer-mails.ts';
import { createMailer, mailJob } from '../../src/platform/mail/mailer.ts';
import type { TestApp } from './app.ts';

const publicOrigin = 'http://pothik.test';
const patience = { timeout: 30_000 };

/** The same, so many and no more. */
export async function readMails(app: TestApp, count: number, to = ''): Promise<string[]> {
  const mails = await readAllMails(app, to);
  expect(mails).toHaveLength(count);
  return mails;
}

/**
 * Does all that is queued and due, and answers all mails so far, the oldest first.
 *
 * @param to answers only those to this address.
 */
export async function readAllMails(
  { database, dataDirectory, documents }: TestApp,
  to = '',
): Promise<string[]> {
  const write = createMailer({ smtpUrl: undefined, dataDirectory, publicOrigin });
  const send = boundedMailer(database.db, notingMailer(database.db, write));
  const product = {
    publicOrigin,
    productName: () => Promise.resolve('Pothik'),
    contact: () => Promise.resolve({}),
  };
  const runner = new JobRunner({
    db: database.db,
    handlers: {
      [mailJob]: send,
      ...linkJobs(database, product, send),
      ...controlJobs(database, product, send),
      ...invitationJobs(database, product, send),
      ...replyMailJobs(database, product, send),
      ...transcriptJobs(database, product, send),
      ...dailyMailJobs(database, product, send),
      ...fileJobs(documents.files),
      ...pictureJobs(originalsOnDisk(dataDirectory), dataDirectory),
    },
    log: createLog('silent'),
  });
  const isDue = and(isNull(jobs.doneAt), lte(jobs.runAfter, sql`now()`));
  try {
    // What is begun is put off, so all that was due is done once this and the runner's end are reached.
    await vi.waitFor(async () => expect(await database.db.$count(jobs, isDue)).toBe(0), patience);
  } finally {
    await runner.stop();
  }
  const outbox = path.join(dataDirectory, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const all = await Promise.all(
    names.toSorted().map((name) => readFile(path.join(outbox, name), 'utf8')),
  );
  return all.map(decode).filter((mail) => mail.includes(`To: ${to}`));
}

const fromBase64 = (texts: readonly string[]) =>
  Buffer.concat(texts.map((text) => Buffer.from(text, 'base64'))).toString();

/** A mail with all undone that headers and parts are written in for the way. */
const decode = (mail: string) =>
  mail
    .replaceAll(/=\?UTF-8\?B\?[\s\S]+?\?=(?=\r\n\S)/g, (words) =>
      fromBase64([...words.matchAll(/\?B\?([^?]+)\?=/g)].map(([, text = '']) => text)),
    )
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
    .replaceAll(/(?<=Transfer-Encoding: base64\r\n\r\n)[\w+/\r\n]+/g, (text) => fromBase64([text]));

/** The token of the link in a mail. */
export const tokenIn = (mail = ''): string => /[?&]token=([\w-]+)/.exec(mail)?.[1] ?? '';
