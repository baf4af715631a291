import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { linkJobs } from '../../src/modules/auth/mail-links.ts';
import { replyMailJobs } from '../../src/modules/chat/reply-mail.ts';
import { fileJobs } from '../../src/modules/files/sweep-documents.ts';
import { originalsOnDisk } from '../../src/modules/media/originals.ts';
import { pictureJobs } from '../../src/modules/media/remove-pictures.ts';
import { invitationJobs } from '../../src/modules/staff/invitation-links.ts';
import { JobRunner } from '../../src/platform/jobs/job-runner.ts';
import { createLog } from '../../src/platform/log.ts';
import { createMailer, mailJob } from '../../src/platform/mail/mailer.ts';
import type { TestApp } from './app.ts';

const publicOrigin = 'http://pothik.test';

/**
 * Does what is queued, and answers all mails so far, the oldest first, once there are so many.
 *
 * @param to counts and answers only those to this address.
 */
export async function readMails(
  { database, dataDirectory, documents }: TestApp,
  count: number,
  to = '',
): Promise<string[]> {
  const send = createMailer({ smtpUrl: undefined, dataDirectory, publicOrigin });
  const product = { publicOrigin, productName: () => Promise.resolve('Pothik') };
  const runner = new JobRunner({
    db: database.db,
    handlers: {
      [mailJob]: send,
      ...linkJobs(database, product, send),
      ...invitationJobs(database, product, send),
      ...replyMailJobs(database, product, send),
      ...fileJobs(documents.files),
      ...pictureJobs(originalsOnDisk(dataDirectory), dataDirectory),
    },
    log: createLog('silent'),
  });
  const outbox = path.join(dataDirectory, 'outbox');
  const mails = await vi.waitFor(
    async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
      const all = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
      const found = all.map(decode).filter((mail) => mail.includes(`To: ${to}`));
      expect(found).toHaveLength(count);
      return found;
    },
    { timeout: 15_000 },
  );
  await runner.stop();
  return mails;
}

/** A mail with its soft line breaks and escapes undone. */
const decode = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );

/** The token of the link in a mail. */
export const tokenIn = (mail = ''): string => /[?&]token=([\w-]+)/.exec(mail)?.[1] ?? '';
