import type { Queries } from '../platform/database/open.ts';
import { StartError } from '../platform/start-error.ts';
import { findConfirmed } from '../modules/auth/accounts-of-address.ts';
import type { UserRow } from '../modules/auth/user-serializer.ts';

/** @throws StartError where nobody has shown that the address is theirs. */
export async function findAccount(db: Queries, email: string): Promise<UserRow> {
  const account = await findConfirmed(db, email.trim().toLowerCase());
  if (account) return account;
  throw new StartError(`No account has shown that ${email} is its address.`);
}
