import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { removePicture } from '../media/remove-pictures.ts';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';
import { identities, sessions } from '../auth/schema.ts';
import { users } from './schema.ts';

/** How long an account waits for its owner to come back, in days. */
const patience = 90;

const isBlank = sql`not exists (select from ${bookings} where ${bookings.userId} = ${users.id})
  and not exists (select from ${chats} where ${chats.userId} = ${users.id})`;

/** Whether an account has never booked or asked anything. */
export async function isUnused(db: Queries, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isBlank));
  return user !== undefined;
}

/**
 * Removes accounts that nobody has confirmed, and that nobody has used for 90 days or ever needed:
 * those do not pile up which somebody made with a stranger's address.
 */
export async function sweepUnusedAccounts(db: Queries): Promise<void> {
  const removed = await db
    .delete(users)
    .where(
      and(
        eq(users.role, 'customer'),
        isNull(users.emailVerifiedAt),
        lt(users.signedInAt, sql`now() - make_interval(days => ${patience})`),
        isBlank,
        sql`not exists (select from ${identities} where ${identities.userId} = ${users.id})`,
        sql`not exists (select from ${sessions}
        where ${sessions.userId} = ${users.id} and ${sessions.expiresAt} > now())`,
      ),
    )
    .returning({ imageUrl: users.imageUrl });
  for (const { imageUrl } of removed) await removePicture(db, imageUrl);
}
