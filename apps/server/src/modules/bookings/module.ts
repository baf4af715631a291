import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { Documents } from '../files/documents.ts';
import { bookingHandlers } from './bookings.ts';
import { bookingEntries } from './case-entries.ts';
import { sweepIdempotencyKeys } from './creation/idempotency.ts';

interface Needs {
  database: Database;
  documents: Documents;
  product: ProductFacts;
}

/** Bookings, as customers make and see them. */
export const bookingsModule = ({ database, documents, product }: Needs) =>
  ({
    handlers: { bookings: bookingHandlers(database, documents, product) },
    caseEntries: bookingEntries,
    sweeps: [sweepIdempotencyKeys],
  }) satisfies ServerModule;
