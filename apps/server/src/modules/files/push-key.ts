import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { settings } from '../../platform/schema.ts';
import { openDocument, sealDocument } from './document-cipher.ts';
import type { DocumentKeys } from './document-keys.ts';

/** The row of a key that stays the same while the installation's is exchanged; it is sealed for its name. */
export const keptPushKey = 'push-key';

/**
 * The private key by which push services know this server. Browsers have subscribed to that one: where the
 * installation's key is exchanged it is kept, sealed, and otherwise it follows from that key.
 */
export async function findPushKey(db: Queries, keys: DocumentKeys): Promise<Buffer> {
  if (keys.before) {
    const sealed = sealDocument(keys, keptPushKey, keys.before.push).toString('base64url');
    await db.insert(settings).values({ name: keptPushKey, value: sealed }).onConflictDoNothing();
  }
  const [row] = await db.select().from(settings).where(eq(settings.name, keptPushKey));
  if (typeof row?.value !== 'string') return keys.push;
  return openDocument(keys, keptPushKey, Buffer.from(row.value, 'base64'));
}
