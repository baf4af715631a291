import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { users } from '../../platform/database/schema/index.ts';
import { createId } from '../../platform/id.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Sees to it that this staff account exists and has this password. */
export async function ensureStaff(
  db: Queries,
  { email: written, password }: { email: string; password: string },
): Promise<void> {
  const email = written.trim().toLowerCase();
  const [known] = await db.select().from(users).where(eq(users.email, email));
  if (!known) {
    const passwordHash = await hashPassword(password);
    const staff = {
      id: createId(),
      name: 'Pothik staff',
      email,
      passwordHash,
      role: 'owner' as const,
    };
    await db.insert(users).values(staff).onConflictDoNothing();
    return;
  }
  if (known.role !== 'customer' && (await verifyPassword(password, known.passwordHash))) return;
  const role = known.role === 'customer' ? 'owner' : known.role;
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password), role })
    .where(eq(users.id, known.id));
}
