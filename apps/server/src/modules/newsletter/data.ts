import { eq } from 'drizzle-orm';
import type { ModuleData } from '../../platform/module-data.ts';
import { newsletterSubscribers } from './schema.ts';

/** Any address can be given: a subscription is a person's once the address is shown to be theirs. */
export const newsletterData: ModuleData = {
  personal: {
    tables: { 'in the archive': [newsletterSubscribers] },
    export: {
      async account(db, { email, isConfirmed }) {
        if (!isConfirmed) return {};
        const [newsletter] = await db
          .select({
            email: newsletterSubscribers.email,
            askedAt: newsletterSubscribers.createdAt,
            confirmedAt: newsletterSubscribers.confirmedAt,
          })
          .from(newsletterSubscribers)
          .where(eq(newsletterSubscribers.email, email));
        return { newsletter };
      },
    },
    // News to an address that may be another's goes on until its owner ends them.
    async erase(transaction, { email, isConfirmed }) {
      if (!isConfirmed) return;
      await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    },
  },
};
