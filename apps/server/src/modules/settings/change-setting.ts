import { eq } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { settings } from '../../platform/schema.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { messages } from './messages.ts';

/** How often a setting was changed; 0 for one that was never set. */
export async function versionOf(db: Queries, name: string): Promise<number> {
  const [row] = await db
    .select({ version: settings.version })
    .from(settings)
    .where(eq(settings.name, name));
  return row?.version ?? 0;
}

/**
 * Puts these over what is set, unless somebody else was first.
 *
 * @param make what is to be put, in the same transaction.
 * @throws RequestError `version_conflict`
 */
export async function changeSetting(
  transaction: Queries,
  name: string,
  { actorId, seen }: { actorId: string; seen: number | undefined },
  make: () => Promise<object>,
): Promise<void> {
  const [before] = await transaction
    .select()
    .from(settings)
    .where(eq(settings.name, name))
    .for('update');
  assertVersion(seen, before ?? { version: 0 }, 'setting');
  const value = { ...(before?.value as object | undefined), ...(await make()) };
  if (before) {
    await transaction.update(settings).set({ value }).where(eq(settings.name, name));
  } else {
    const made = await transaction
      .insert(settings)
      .values({ name, value })
      .onConflictDoNothing()
      .returning({ name: settings.name });
    if (made.length === 0) {
      throw new RequestError('version_conflict', messages.setJustNow);
    }
  }
  const changes = changedFields(before?.value ?? {}, value, ['frontendLogo']);
  await recordAudit(transaction, { actorId, action: `settings.${name}`, subject: name, changes });
}
