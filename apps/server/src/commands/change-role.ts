import process from 'node:process';
import { staffRoles } from '@pothik/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { readStorageConfig } from '../config/env.ts';
import { changeControl } from '../modules/auth/control/change-control.ts';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { releaseBookingsOf } from '../modules/bookings-staff/set-handling.ts';
import { putChatsOfBack } from '../modules/chat-staff/queue.ts';
import { revokeInvitationsBy } from '../modules/staff/invitation-links.ts';
import type { Queries } from '../platform/database/open.ts';
import { users } from '../schema.ts';
import { StartError } from '../platform/start-error.ts';
import { UsageError, type Run } from './command.ts';
import { findAccount } from './find-account.ts';
import { withDatabase } from './with-database.ts';

const roles = ['customer', ...staffRoles] as const;
type Role = (typeof roles)[number];

/** `user role EMAIL ROLE`: for who runs the server, where no owner can do it in the console. */
export const changeRole: Run = async ([email = '', given], say) => {
  const role = roles.find((known) => known === given);
  if (!role) throw new UsageError(`ROLE is one of ${roles.join(', ')}.`);
  await withDatabase(readStorageConfig(process.env), ({ db }) =>
    db.transaction((transaction) => giveRole(transaction, email, role)),
  );
  say(`${email} is now ${role}.`);
};

/**
 * Lets in again who was deactivated.
 *
 * @throws StartError for the last owner, who would leave nobody to let others in.
 */
async function giveRole(transaction: Queries, email: string, role: Role): Promise<void> {
  const owners = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), isNull(users.deactivatedAt)))
    .for('update');
  const account = await findAccount(transaction, email);
  if (account.role === role && account.deactivatedAt === null) return;
  if (owners.length === 1 && owners[0]?.id === account.id) {
    throw new StartError(`${email} is the only owner: make somebody else an owner first.`);
  }
  await transaction
    .update(users)
    .set({ role, deactivatedAt: null, staffVersion: sql`${users.staffVersion} + 1` })
    .where(eq(users.id, account.id));
  if (account.role === 'owner') await revokeInvitationsBy(transaction, account.id);
  if (role === 'customer') {
    await putChatsOfBack(transaction, account.id);
    await releaseBookingsOf(transaction, account.id);
  }
  await changeControl(transaction, account.id, 'role-changed', { actorId: null });
  const { id: subject, name } = account;
  await recordAudit(transaction, {
    actorId: null,
    action: 'staff.role',
    subject,
    name,
    status: role,
  });
}
