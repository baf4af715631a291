import type { Queries } from '../../platform/database/open.ts';
import { auditLog } from '../../platform/database/schema/index.ts';
import { createId } from '../../platform/id.ts';

/**
 * Notes what one of the staff has done. In the transaction of the deed it commits with it or not at
 * all.
 */
export async function noteAction(
  transaction: Queries,
  action: {
    actorId: string;
    /** Such as `service.update`. */
    action: string;
    /** The id of what it was done to. */
    subject: string;
  },
): Promise<void> {
  await transaction.insert(auditLog).values({ id: createId(), ...action });
}
