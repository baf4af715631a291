import path from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { atomicWrite } from '../files/atomic-write.ts';
import { needsEncryption } from '../encrypted.ts';
import type { JobHandler } from '../jobs/job-runner.ts';
import { mailClasses } from './mail-class.ts';

const mailSchema = z.object({
  to: z.email(),
  /** The sender's name. */
  sender: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The same for programs that show it. */
  html: z.string().optional(),
  /** Mails that an earlier version has enqueued have none. */
  class: z.enum(mailClasses).default('unconfirmed'),
});

/** A mail: its plain words every phone shows. */
export type Mail = z.infer<typeof mailSchema>;

/** @throws Error for a payload that is no mail. */
export const readMail = (payload: unknown): Mail => mailSchema.parse(payload);

/** Sends a mail within a job, whose id becomes the mail's. */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

/** The kind of job that is a mail. */
export const mailJob = 'mail';

export interface MailOptions {
  /** Absent: each mail becomes a file in the data directory's `outbox`. */
  smtpUrl: string | undefined;
  /** Hosts that may be spoken to without encryption. */
  unencryptedHosts?: readonly string[];
  dataDirectory: string;
  /** Where the sender's domain is taken from. */
  publicOrigin: string;
}

/** How long a mail server may be silent, in milliseconds. */
const patience = 20_000;

function connectMail(url: string, unencryptedHosts: readonly string[]) {
  const limits = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  // A server that offers no encryption, or whose offer was taken out on the way, is told nothing.
  const requireTLS = needsEncryption(new URL(url).hostname, unencryptedHosts);
  return createTransport({ url, requireTLS, ...limits });
}

/** @throws Error where the mail server can't be reached or refuses the account. */
export async function greetMailServer(
  url: string,
  unencryptedHosts: readonly string[],
): Promise<void> {
  await connectMail(url, unencryptedHosts).verify();
}

/**
 * Sends mails that are noted as jobs. A mail keeps its message id and the name of its file when it
 * is tried again, so that a mailbox tells a repetition.
 *
 * @throws Error where the mail server refuses it or can't be reached.
 */
export function createMailer(options: MailOptions): JobHandler {
  const { smtpUrl, unencryptedHosts = [], dataDirectory, publicOrigin } = options;
  const { hostname } = new URL(publicOrigin);
  const toMessage = (payload: unknown, id: string) => {
    const { sender, class: _class, ...mail } = readMail(payload);
    const from = { name: sender, address: `no-reply@${hostname}` };
    return { ...mail, from, messageId: `<${id}@${hostname}>` };
  };

  if (smtpUrl !== undefined) {
    const transport = connectMail(smtpUrl, unencryptedHosts);
    return async (payload, id) => {
      await transport.sendMail(toMessage(payload, id));
    };
  }
  const outbox = path.join(dataDirectory, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (payload, id) => {
    const { message: bytes } = await transport.sendMail(toMessage(payload, id));
    await atomicWrite(path.join(outbox, `${id}.eml`), bytes as Buffer);
  };
}
