import { desc, eq } from 'drizzle-orm';
import type { ModuleData } from '../../platform/module-data.ts';
import { auditLog } from './schema.ts';

/** Who did what stays, without the person. */
export const auditData: ModuleData = {
  personal: {
    tables: { 'in the archive': [auditLog] },
    export: {
      account: async (db, { userId }) => ({
        log: await db
          .select({ action: auditLog.action, at: auditLog.createdAt })
          .from(auditLog)
          .where(eq(auditLog.actorId, userId))
          .orderBy(desc(auditLog.createdAt)),
      }),
    },
  },
};
