import { createHash, randomBytes } from 'node:crypto';
import { contentLanguages, type ContentLanguage } from '@pothik/contract';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { emailVerifications, passwordResets } from './schema.ts';
import { users } from '../users/schema.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { hasAccountMail, resetMail, verificationMail } from './account-mails.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { findConfirmed, findForMailbox } from './accounts-of-address.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { UserRow } from './user-serializer.ts';

/** The kinds of job that send a link: for a new password, and to show whose an address is. */
export const passwordResetJob = 'password-reset';
export const emailVerificationJob = 'email-verification';

const minute = 60 * 1_000;

const links = {
  [passwordResetJob]: { table: passwordResets, lifetime: 30 * minute },
  [emailVerificationJob]: { table: emailVerifications, lifetime: 3 * 24 * 60 * minute },
} as const;

type LinkKind = keyof typeof links;
type LinkTable = typeof passwordResets | typeof emailVerifications;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Of the page where it was asked for; it counts for who has chosen none. */
const language = z.enum(contentLanguages).default(contentLanguages[0]);

const resetPayload = z.object({
  email: z.string(),
  language,
  /** Requested from the owner's browser or mailbox, so that no stranger can use up its limit. */
  isOwn: z.boolean().default(false),
});
const verificationPayload = z.object({ userId: z.string(), email: z.string(), language });

/** Makes the token of a link; nobody but the caller has it. */
export async function makeLinkToken(
  db: Queries,
  kind: LinkKind,
  { id: userId, email, epoch }: Pick<UserRow, 'id' | 'email' | 'epoch'>,
): Promise<string> {
  const { table, lifetime } = links[kind];
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetime);
  await db.insert(table).values({ tokenHash: hashToken(token), userId, email, epoch, expiresAt });
  return token;
}

/**
 * Makes links and mails them. Accounts are looked up here, after the answer: whoever asked cannot
 * tell by the time it took whether there is one. The token is in the mail and nowhere else.
 */
export function linkJobs(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  send: SendMail,
): Record<string, JobHandler> {
  const addresseeOf = async (userId: string, to: string, otherwise: ContentLanguage) => ({
    to,
    language: await accountLanguage(db, userId, otherwise),
    productName: await productName(),
    publicOrigin,
  });
  return {
    async [passwordResetJob](payload, id) {
      const { email, language, isOwn } = resetPayload.parse(payload);
      const user = await findForMailbox(db, email);
      if (!user) return;
      const token = await makeLinkToken(db, passwordResetJob, user);
      const addressee = await addresseeOf(user.id, email, language);
      await send(resetMail(addressee, token, isOwn ? 'ownReset' : 'reset'), id);
    },

    async [emailVerificationJob](payload, id) {
      const { userId, email, language } = verificationPayload.parse(payload);
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (user?.email !== email || user.emailVerifiedAt !== null) return;
      const owner = await findConfirmed(db, email);
      const token = await makeLinkToken(db, emailVerificationJob, user);
      const toMail = owner ? hasAccountMail : verificationMail;
      const addressee = await addresseeOf(owner?.id ?? userId, email, language);
      await send(toMail(addressee, token), id);
    },
  };
}

/**
 * Takes the token of a link: of two that come with the same one, one gets it.
 *
 * @throws RequestError `gone` for one that is unknown, used or expired, or whose account has
 *   another address or another epoch by now.
 */
export async function takeLink(
  transaction: Queries,
  kind: LinkKind,
  token: string,
): Promise<{ userId: string; email: string }> {
  const table: LinkTable = links[kind].table;
  const isOpen = and(
    eq(table.tokenHash, hashToken(token)),
    isNull(table.usedAt),
    gt(table.expiresAt, sql`now()`),
  );
  const ofLink = { userId: table.userId, email: table.email, epoch: table.epoch };
  const [found] = await transaction.select(ofLink).from(table).where(isOpen);
  // The account before its link, as its deletion does: the other way round, each would wait for the other.
  const [user] = found
    ? await transaction
        .select({ email: users.email, epoch: users.epoch })
        .from(users)
        .where(eq(users.id, found.userId))
        .for('no key update')
    : [];
  const [link] = await transaction
    .update(table)
    .set({ usedAt: sql`now()` })
    .where(isOpen)
    .returning(ofLink);
  if (!link || user?.email !== link.email || user.epoch !== link.epoch) {
    throw new RequestError('gone', messages.linkNotValid);
  }
  return { userId: link.userId, email: link.email };
}

/** Removes links that nobody can use any more. */
export async function sweepLinks(db: Queries): Promise<void> {
  for (const { table } of Object.values(links)) {
    const week = sql`now() - interval '7 days'`;
    await db.delete(table).where(or(lte(table.expiresAt, week), lte(table.usedAt, week)));
  }
}
