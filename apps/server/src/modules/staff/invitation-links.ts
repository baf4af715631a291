import { createHash, randomBytes } from 'node:crypto';
import { contentLanguages, type ContentLanguage } from '@pothik/contract';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { staffInvitations } from './schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { invitationMail } from '../auth/account-mails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

/** The kind of job that sends the link of an invitation. */
const invitationJob = 'staff-invitation';

/** How long a link works, in days. */
const lifetime = 7;

const payloadSchema = z.object({
  invitationId: z.string(),
  /** Of who asks. Jobs of an earlier version have none. */
  language: z.enum(contentLanguages).default('en'),
});

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Nobody has accepted it, and nobody has taken it back. */
export const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt));

const isLink = (token: string) =>
  and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    gt(staffInvitations.expiresAt, sql`now()`),
    isOpen,
  );

/** When a link that is sent now ends. */
export const linkEnd = () => new Date(Date.now() + lifetime * 24 * 60 * 60_000);

export async function sendInvitationLater(
  transaction: Queries,
  invitationId: string,
  language: ContentLanguage,
): Promise<void> {
  await enqueue(transaction, {
    kind: invitationJob,
    eventKey: createId(),
    payload: { invitationId, language },
  });
}

/** Makes the link and mails it. The token is in the mail and nowhere else. */
export function invitationJobs(
  { db }: Pick<Database, 'db'>,
  { publicOrigin, productName }: ProductFacts,
  send: SendMail,
): Record<string, JobHandler> {
  return {
    async [invitationJob](payload, id) {
      const { invitationId, language } = payloadSchema.parse(payload);
      const token = randomBytes(32).toString('base64url');
      const [invitation] = await db
        .update(staffInvitations)
        .set({ tokenHash: hashToken(token), expiresAt: linkEnd() })
        .where(and(eq(staffInvitations.id, invitationId), isOpen))
        .returning();
      // It was taken back meanwhile.
      if (!invitation) return;
      const [inviter] = await db
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, invitation.invitedBy ?? ''));
      const link = `${publicOrigin}/admin/invitation?token=${token}`;
      const facts = { ...invitation, inviter: inviter?.name, link, days: lifetime };
      const product = { publicOrigin, productName: await productName(), language };
      await send(invitationMail(product, facts), id);
    },
  };
}

const notValid = () => new RequestError('gone', messages.invitationNotValid);

/** @throws RequestError `gone` for one that is unknown, used, taken back or expired. */
export async function findInvitation(db: Queries, token: string): Promise<InvitationRow> {
  const [invitation] = await db.select().from(staffInvitations).where(isLink(token));
  if (!invitation) throw notValid();
  return invitation;
}

/**
 * Takes the link: of two that come with the same one, one gets it.
 *
 * @throws RequestError `gone` for one that is unknown, used, taken back or expired.
 */
export async function takeInvitation(transaction: Queries, token: string): Promise<InvitationRow> {
  const [invitation] = await transaction
    .update(staffInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(isLink(token))
    .returning();
  if (!invitation) throw notValid();
  return invitation;
}

/** Takes back what somebody has asked who may not ask any more. */
export async function revokeInvitationsBy(transaction: Queries, userId: string): Promise<void> {
  await transaction
    .update(staffInvitations)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffInvitations.invitedBy, userId), isOpen));
}

/**
 * Removes invitations that were answered, were taken back or have expired a month ago: until then an
 * expired one can be sent again, and the names of those who never came need not stay.
 */
export async function sweepInvitations(db: Queries): Promise<void> {
  const { acceptedAt, revokedAt, expiresAt } = staffInvitations;
  const monthAgo = sql`now() - interval '30 days'`;
  await db
    .delete(staffInvitations)
    .where(
      or(
        lte(acceptedAt, monthAgo),
        lte(revokedAt, monthAgo),
        and(isOpen, lte(expiresAt, monthAgo)),
      ),
    );
}
