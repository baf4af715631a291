import { desc, eq, sql, sum } from 'drizzle-orm';
import { crowded } from '../../../http/bodies/spool.ts';
import { shareOfFreeSpace } from '../../../http/bodies/form-limits.ts';
import { noSpaceLeft } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { uploads } from '../schema.ts';
import type { Documents } from '../documents.ts';
import { removeUpload } from './stored-uploads.ts';

/** Counted for each upload beside its bytes: its rows, and the unused rest of its files' last blocks. */
const overhead = 16_384;

/**
 * Finds room for an upload: all together may take a share of what is free. When it is full, the newest upload
 * of the network that holds most goes, or is refused.
 *
 * @param free what may still be written, in bytes.
 * @throws RequestError `rate_limited` for the network that holds most, `unavailable` where the disk is full.
 */
export async function makeRoom(
  db: Queries,
  documents: Documents,
  { network, length, free }: { network: string; length: number; free: number },
): Promise<void> {
  const needed = length + overhead;
  for (;;) {
    const amount = sum(sql`${uploads.length} + ${overhead}`).mapWith(Number);
    const held = await db
      .select({ network: uploads.network, amount })
      .from(uploads)
      .groupBy(uploads.network)
      .orderBy(desc(amount));
    const total = held.reduce((all, one) => all + one.amount, 0);
    const room = (free + total) * shareOfFreeSpace;
    if (total + needed <= room) return;
    if (needed > room) throw noSpaceLeft();
    const own = held.find((one) => one.network === network)?.amount ?? 0;
    const [most] = held;
    if (!most || own + needed >= most.amount) throw crowded();
    const [newest] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.network, most.network))
      .orderBy(desc(uploads.createdAt))
      .limit(1);
    if (newest) await removeUpload(db, documents, newest.id);
  }
}
