import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { services } from '../catalogue/schema.ts';
import { serviceVersions } from './schema.ts';
import { contentOf, type SavedService } from './write-services.ts';

/** The number of versions of a service that are kept. */
const keptVersions = 50;

const rowsAtOnce = 1_000;

/**
 * Keeps what services are now, and what they were before where that is not kept yet, in the transaction
 * that changes them.
 */
export async function keepVersions(
  transaction: Queries,
  saved: readonly SavedService[],
  actorId: string | null,
): Promise<void> {
  const rows = saved.flatMap(({ before, after }) => [
    ...(before ? [{ row: before, actorId: null }] : []),
    { row: after, actorId },
  ]);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insert(serviceVersions)
      .values(
        rows.slice(start, start + rowsAtOnce).map(({ row, actorId: madeBy }) => ({
          serviceId: row.id,
          version: row.version,
          actorId: madeBy,
          createdAt: row.updatedAt,
          content: contentOf(row),
        })),
      )
      .onConflictDoNothing();
  }
  const ids = saved
    .filter(({ after }) => after.version > keptVersions)
    .map(({ after }) => after.id);
  if (ids.length === 0) return;
  await transaction.delete(serviceVersions).where(
    sql`${inArray(serviceVersions.serviceId, ids)} and ${serviceVersions.version} <= (
        select ${services.version} from ${services} where ${services.id} = ${serviceVersions.serviceId}
      ) - ${keptVersions}::integer`,
  );
}
