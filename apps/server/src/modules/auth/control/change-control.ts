import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { messages } from '../../../http/messages.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { addressMoves, sessions } from '../schema.ts';
import { users } from '../../users/schema.ts';
import { Defect } from '../../../platform/defect.ts';
import { createId } from '../../../platform/id.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import { noticeClass } from '../../../platform/mail/mail-class.ts';
import { recordAudit, type Action } from '../../audit/record-audit.ts';
import type { ControlChange } from './control-changes.ts';
import { controlMailJob, type ControlMail } from './control-mails.ts';
import type { UserRow } from '../user-serializer.ts';
import { credentials, type CredentialTable } from './credentials.ts';

/** How the audit log names each change; null: the caller records it with more details. */
const auditActions: Record<ControlChange, Action['action'] | null> = {
  'password-changed': 'account.password-change',
  'password-reset': 'account.password-reset',
  'address-confirmed': 'account.address-confirm',
  'address-moved': 'account.address-move',
  'move-undone': 'account.address-undo',
  'invitation-accepted': null,
  'role-changed': null,
  'factor-added': null,
  'factor-removed': null,
  'factors-reset': null,
  'operator-reset': 'account.operator-reset',
};

const loginAgain = () => new RequestError('unauthorized', messages.signInFirst);

/** An address, and whether its owner has shown that it is theirs. */
type MailAddress = Pick<UserRow, 'email' | 'emailVerifiedAt'>;

interface Options {
  /** The session that made the change after a fresh proof; it goes on. */
  sessionId?: string;
  /** The account that made the change; null: the operator. Default: the changed account itself. */
  actorId?: string | null;
  /** The address that the account loses by the change, and that a mail informs. */
  lost?: MailAddress;
}

/** The new epoch of an account, and the kinds of credentials that ended with the one before. */
export interface ChangedControl {
  epoch: number;
  ended: CredentialTable[];
}

/**
 * Begins a new epoch of an account in the transaction of the change: ends the credentials that the change does
 * not keep, records it in the audit log and mails what ended. Credentials that the change itself issues are
 * made after it, with the new epoch.
 */
export async function changeControl(
  transaction: Queries,
  userId: string,
  change: ControlChange,
  { sessionId, actorId = userId, lost }: Options = {},
): Promise<ChangedControl> {
  const [user] = await transaction
    .update(users)
    .set({ epoch: sql`${users.epoch} + 1` })
    .where(eq(users.id, userId))
    .returning({
      epoch: users.epoch,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    });
  if (!user) throw new Defect('a change of control needs an account');
  const { epoch } = user;
  const former = await transaction
    .select({
      email: addressMoves.formerEmail,
      emailVerifiedAt: addressMoves.formerEmailVerifiedAt,
    })
    .from(addressMoves)
    .where(
      and(
        eq(addressMoves.userId, userId),
        isNull(addressMoves.usedAt),
        gt(addressMoves.expiresAt, sql`now()`),
      ),
    );
  const ended: CredentialTable[] = [];
  for (const [table, credential] of Object.entries(credentials)) {
    if (credential === null) continue;
    const next = { userId, epoch, change, sessionId };
    if ((await credential.follow(transaction, next)) > 0) ended.push(table as CredentialTable);
  }
  const action = auditActions[change];
  if (action !== null) await recordAudit(transaction, { actorId, action, subject: userId });

  const mail = (to: MailAddress, about: ControlMail['about']) =>
    enqueue(transaction, {
      kind: controlMailJob,
      eventKey: createId(),
      payload: {
        ...{ userId, to: to.email, about, ended },
        mailClass: noticeClass(to),
      } satisfies ControlMail,
    });
  // The mail about a move carries the link that undoes it; a confirmation ends nothing.
  if (change !== 'address-moved' && change !== 'address-confirmed') await mail(user, change);
  if (lost) await mail(lost, change);
  if (ended.includes('addressMoves')) {
    const addresses = new Map(former.map((one) => [one.email, one]));
    addresses.delete(user.email);
    for (const address of addresses.values()) await mail(address, 'undo-ended');
  }
  return { epoch, ended };
}

/**
 * Locks the account of a session for an action that gives access, such as adding a passkey.
 *
 * @throws RequestError `unauthorized` when the session ended while the call was under way.
 */
export async function assertSessionLives(transaction: Queries, sessionId: string): Promise<void> {
  // Without the key: a message that is being stored refers to the account, and waits for nothing.
  const [living] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.epoch, users.epoch)))
    .for('no key update', { of: users });
  if (!living) throw loginAgain();
}

/** Somebody proved that an account was theirs in this epoch. */
export interface Proven {
  userId: string;
  epoch: number;
}

/** Returns whether the account is still in this epoch. */
export async function isCurrentEpoch(db: Queries, { userId, epoch }: Proven): Promise<boolean> {
  const [user] = await db
    .select({ epoch: users.epoch })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.epoch, epoch)));
  return user !== undefined;
}

/** The present epochs of accounts, by their ids. */
export async function findEpochs(
  db: Queries,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: users.id, epoch: users.epoch })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, epoch }) => [id, epoch]));
}

/** The epoch of what a session issues: that of the session, or none once the session has ended. */
export const epochOfSession = (sessionId: string): SQL =>
  sql`coalesce((select ${sessions.epoch} from ${sessions} where ${sessions.id} = ${sessionId}), 0)`;

/**
 * Locks an account for an action that needs a fresh proof.
 *
 * @throws RequestError `unauthorized` when control of the account has changed since the proof.
 */
export async function assertStillProven(
  transaction: Queries,
  { userId, epoch }: Proven,
): Promise<void> {
  const [user] = await transaction
    .select({ epoch: users.epoch })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user?.epoch === epoch) return;
  throw loginAgain();
}
