import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import type { ModuleData, Person } from '../../platform/module-data.ts';
import { users } from './schema.ts';

/** Finds the person with an account; undefined: there is none. */
export async function findPerson(db: Queries, userId: string): Promise<Person | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const { email, emailVerifiedAt, imageUrl } = user;
  return { userId, email, isConfirmed: emailVerifiedAt !== null, imageUrl };
}

/** Removes an account with all that says who it was. */
export type DeletePerson = (transaction: Queries, userId: string) => Promise<void>;

/**
 * Makes the function that removes an account: what stays is left without the person, the rest goes; files right
 * afterwards, by a job.
 *
 * @param modules the data of all modules; the first has the account, which the others refer to.
 */
export const deletePersonFrom =
  (modules: readonly ModuleData[]): DeletePerson =>
  async (transaction, userId) => {
    const person = await findPerson(transaction, userId);
    if (!person) return;
    const kept = modules.flatMap(({ personal }) => personal ?? []);
    for (const { detach } of kept) await detach?.(transaction, person);
    for (const { erase } of kept.toReversed()) await erase?.(transaction, person);
  };
