import { eq } from 'drizzle-orm';
import type { ModuleData } from '../../platform/module-data.ts';
import { listConsents } from './consents.ts';
import { consents } from './schema.ts';

/** What people have agreed to. */
export const consentsData: ModuleData = {
  personal: {
    tables: { 'in the archive': [consents] },
    export: {
      account: async (db, { userId }) => ({ consents: await listConsents(db, userId) }),
    },
    async erase(transaction, { email, isConfirmed }) {
      if (isConfirmed) await transaction.delete(consents).where(eq(consents.email, email));
    },
  },
};
