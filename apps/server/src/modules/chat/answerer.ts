import type { ChatAnswerer } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { chats, users } from '../../platform/database/schema/index.ts';
import { firstNameOf } from './first-name.ts';

/** Who answers in a chat, as its visitor is told: nothing where nobody does. */
export async function readAnswerer(
  db: Queries,
  chatId: string,
): Promise<{ answeredBy?: ChatAnswerer }> {
  const [row] = await db
    .select({ status: chats.status, name: users.name, imageUrl: users.imageUrl })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.staffId))
    .where(eq(chats.id, chatId));
  const firstName = row?.status === 'assigned' ? firstNameOf(row.name) : undefined;
  if (!row || firstName === undefined) return {};
  return { answeredBy: { firstName, ...omitNullish({ imageUrl: row.imageUrl }) } };
}
