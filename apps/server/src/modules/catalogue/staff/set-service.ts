import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/open.ts';
import { services } from '../schema.ts';
import { indexServices } from '../search/search-index.ts';
import { keepFittingService } from '../translation/words-of-originals.ts';
import { keepVersions } from './keep-versions.ts';

type StoredService = typeof services.$inferSelect;

/** The columns of a service that are set beside its words. */
export type SetColumns = Partial<
  Pick<
    StoredService,
    'isActive' | 'featured' | 'categoryId' | 'subcategoryId' | 'publishAt' | 'unpublishAt'
  >
>;

/**
 * Sets what all of a change have, and keeps the search, the translations and the versions with it.
 *
 * @param actorId null: the server does it by itself.
 */
export async function setService(
  transaction: Queries,
  before: StoredService,
  set: SetColumns,
  actorId: string | null,
): Promise<StoredService> {
  const stored = await transaction
    .update(services)
    // A published service waits for no moment.
    .set({ ...set, ...(set.isActive ? { publishAt: null } : {}) })
    .where(eq(services.id, before.id))
    .returning();
  await indexServices(transaction, stored);
  await keepFittingService(transaction, before, stored);
  const after = stored[0] ?? before;
  await keepVersions(transaction, [{ before, after }], actorId);
  return after;
}
