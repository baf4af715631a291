import type { ChatAnswerer } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { chats } from './schema.ts';
import { users } from '../users/schema.ts';
import { unnamedStaff } from '../auth/staff.ts';
import { firstNameOf } from './first-name.ts';

/** Who answers in a chat, as its visitor is told: nothing where nobody does, or nobody with a name. */
export async function readAnswerer(
  db: Queries,
  chatId: string,
): Promise<{ answeredBy?: ChatAnswerer }> {
  const [row] = await db
    .select({ status: chats.status, name: users.name, imageUrl: users.imageUrl })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.staffId))
    .where(eq(chats.id, chatId));
  if (row?.status !== 'assigned' || row.name === unnamedStaff) return {};
  const firstName = firstNameOf(row.name);
  if (firstName === undefined) return {};
  return { answeredBy: { firstName, ...omitNullish({ imageUrl: row.imageUrl }) } };
}
