import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { findConfirmed } from './accounts-of-address.ts';
import { changeControl } from './control/change-control.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { removeSecondFactors } from '../second-factor/check-second-factor.ts';

interface NewStaff {
  email: string;
  password: string;
  /** Where the account is made now. */
  name?: string;
}

/** What an owner is called who was made at the start and has given no name yet: nobody in particular. */
export const unnamedStaff = 'Pothik staff';

/**
 * Sees to it that this account exists, is an owner's and has this password: the way back in for who
 * runs the server, also without the second factor where this sets another password. It is confirmed from the beginning:
 * an account that anybody registers with its address stays beside it, without its rights.
 */
export async function ensureStaff(
  db: Database['db'],
  { email: written, password, name = unnamedStaff }: NewStaff,
): Promise<void> {
  const email = written.trim().toLowerCase();
  const known = await findConfirmed(db, email);
  if (!known) {
    const staff = {
      id: createId(),
      name,
      email,
      emailVerifiedAt: new Date(),
      passwordHash: await hashPassword(password),
      role: 'owner' as const,
    };
    await db.insert(users).values(staff).onConflictDoNothing();
    return;
  }
  const isOwner = known.role === 'owner' && known.deactivatedAt === null;
  if (isOwner && (await verifyPassword(password, known.passwordHash))) return;
  const passwordHash = await hashPassword(password);
  // A process that is killed must not leave sessions of the old password.
  await db.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ passwordHash, role: 'owner', deactivatedAt: null })
      .where(eq(users.id, known.id));
    await removeSecondFactors(transaction, known.id);
    await changeControl(transaction, known.id, 'operator-reset', { actorId: null });
  });
}

/**
 * Takes an account's password away where it is still this one, and ends its sessions and API keys: a database that was
 * filled on somebody's own machine may be served to everybody later.
 */
export async function retirePassword(
  db: Database['db'],
  { email, password }: { email: string; password: string },
): Promise<void> {
  const known = await findConfirmed(db, email);
  if (!known || !(await verifyPassword(password, known.passwordHash))) return;
  await db.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, known.id));
    await changeControl(transaction, known.id, 'operator-reset', { actorId: null });
  });
}
