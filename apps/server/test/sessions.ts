import { eq } from 'drizzle-orm';
import { createSession as create } from '../src/modules/auth/sessions.ts';
import type { Queries } from '../src/platform/database/open.ts';
import { users } from '../src/schema.ts';

/** Signs an account in, as it is now. @returns the session's token. */
export async function createSession(db: Queries, userId: string, device?: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`no account ${userId}`);
  return create(db, user, device);
}
