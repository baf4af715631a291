import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { emailVerifications, passwordResets, users } from '../../platform/database/schema/index.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { resetMail, verificationMail, type ProductFacts } from './account-mails.ts';
import { authLimits, tryKeys } from './limits.ts';
import { countTry } from './rate-limit.ts';

/** The kinds of job that send a link. Their payload is the address that was given. */
export const passwordResetJob = 'password-reset';
export const emailVerificationJob = 'email-verification';

const minute = 60 * 1_000;

const links = {
  [passwordResetJob]: {
    table: passwordResets,
    lifetime: 30 * minute,
    page: '/reset-password',
    mail: resetMail,
  },
  [emailVerificationJob]: {
    table: emailVerifications,
    lifetime: 3 * 24 * 60 * minute,
    page: '/verify-email',
    mail: verificationMail,
  },
} as const;

type LinkTable = typeof passwordResets | typeof emailVerifications;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const payloadSchema = z.object({ email: z.string() });

/**
 * Makes links and mails them. The address is looked up here, after the answer: whoever asked cannot
 * tell by the time it took whether there is an account. The token is in the mail and nowhere else.
 */
export function linkJobs(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  send: JobHandler,
): Record<string, JobHandler> {
  const jobFor =
    ({ table, lifetime, page, mail }: (typeof links)[keyof typeof links]): JobHandler =>
    async (payload, id) => {
      const { email } = payloadSchema.parse(payload);
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (!user || (await isMailboxFull(db, email))) return;
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + lifetime);
      await db.insert(table).values({
        tokenHash: hashToken(token),
        userId: user.id,
        email,
        expiresAt,
      });
      const link = `${publicOrigin}${page}?token=${token}`;
      await send(mail(email, await productName(), link), id);
    };
  return {
    [passwordResetJob]: jobFor(links[passwordResetJob]),
    [emailVerificationJob]: jobFor(links[emailVerificationJob]),
  };
}

async function isMailboxFull(db: Queries, email: string): Promise<boolean> {
  try {
    await countTry(db, tryKeys.mailbox(email), authLimits.mailbox);
    return false;
  } catch (error) {
    if (error instanceof RequestError) return true;
    throw error;
  }
}

/**
 * Takes the token of a link: of two that come with the same one, one gets it.
 *
 * @throws RequestError `gone` for one that is unknown, used or expired, or whose account has
 *   another address by now.
 */
export async function takeLink(
  transaction: Queries,
  kind: keyof typeof links,
  token: string,
): Promise<{ userId: string; email: string }> {
  const table: LinkTable = links[kind].table;
  const [link] = await transaction
    .update(table)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(table.tokenHash, hashToken(token)),
        isNull(table.usedAt),
        gt(table.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: table.userId, email: table.email });
  const [user] = link
    ? await transaction
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, link.userId))
        .for('update')
    : [];
  if (!link || user?.email !== link.email) {
    throw new RequestError('gone', 'This link is not valid any more.');
  }
  return link;
}

/** Removes links that nobody can use any more. */
export async function sweepLinks(db: Queries): Promise<void> {
  for (const { table } of Object.values(links)) {
    const week = sql`now() - interval '7 days'`;
    await db.delete(table).where(or(lte(table.expiresAt, week), lte(table.usedAt, week)));
  }
}
