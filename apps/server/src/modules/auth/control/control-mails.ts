import { contentLanguages } from '@pothik/contract';
import { z } from 'zod';
import { messagesIn } from '../../../messages/messages-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { JobHandler } from '../../../platform/jobs/job-runner.ts';
import { mailClasses } from '../../../platform/mail/mail-class.ts';
import type { Mail, SendMail } from '../../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../../platform/mail/product-facts.ts';
import { accountLanguage } from '../../notifications/account-language.ts';
import { toMail, type Addressee } from '../account-mails.ts';
import { controlChanges } from './control-changes.ts';

/** The kind of job that mails a change of control, and what ended with it. */
export const controlMailJob = 'control-mail';

/** `undo-ended`: for a former mailbox, whose link that undoes a move no longer works. */
export const controlMailSubjects = [...controlChanges, 'undo-ended'] as const;

const controlMail = z.object({
  userId: z.string(),
  to: z.string(),
  mailClass: z.enum(mailClasses),
  about: z.enum(controlMailSubjects),
  /** The names of the tables whose credentials ended. */
  ended: z.array(z.string()),
});

export type ControlMail = z.infer<typeof controlMail>;

/** One sentence for each kind of credential that people notice when it ends. */
export function endedSentences(
  { language }: Pick<Addressee, 'language'>,
  ended: readonly string[],
): string[] {
  const { endedAccess } = messagesIn(language).accounts;
  const known: Record<string, string> = endedAccess;
  return ended.flatMap((table) => known[table] ?? []);
}

export function composeControlMail(
  addressee: Addressee,
  { about, ended, mailClass }: Pick<ControlMail, 'about' | 'ended' | 'mailClass'>,
): Mail {
  const { controlChanged, passwordChanged, undoEnded } = messagesIn(addressee.language).accounts;
  const { productName } = addressee;
  if (about === 'undo-ended') {
    const { subject, happened, contact } = undoEnded;
    return toMail(addressee, mailClass, subject(productName), [
      happened,
      { ...contact, page: '/contact' },
    ]);
  }
  const isPassword = about === 'password-changed' || about === 'password-reset';
  const { subject, set } = isPassword ? passwordChanged : controlChanged;
  const happened = controlChanged.happened[about];
  const sentences = [happened, ...endedSentences(addressee, ended)];
  return toMail(addressee, mailClass, subject(productName), [
    sentences.join(' '),
    { ...set, page: '/forgot-password' },
  ]);
}

export const controlJobs = (
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  send: SendMail,
): Record<string, JobHandler> => ({
  async [controlMailJob](payload, id) {
    const mail = controlMail.parse(payload);
    const addressee = {
      to: mail.to,
      language: await accountLanguage(db, mail.userId, contentLanguages[0]),
      productName: await productName(),
      publicOrigin,
    };
    await send(composeControlMail(addressee, mail), id);
  },
});
