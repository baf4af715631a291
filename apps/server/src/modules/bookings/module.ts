import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { Documents } from '../files/documents.ts';
import { bookingEntries } from './case-entries.ts';
import { bookingHandlers } from './bookings.ts';
import { bookingChangeHandlers } from './staff/booking-changes.ts';
import { bookingExportRoute } from './staff/export-bookings.ts';
import { handlingHandlers } from './staff/handling-handlers.ts';
import { remindRegularly } from './staff/reminders.ts';
import { sweepIdempotencyKeys } from './creation/idempotency.ts';
import { staffBookingHandlers } from './staff/staff-bookings.ts';

interface Needs {
  database: Database;
  documents: Documents;
  product: ProductFacts;
  bus: ChatBus;
  log: Log;
}

/** Bookings, as customers and as staff see them. */
export const bookingsModule = ({ database, documents, product, bus, log }: Needs) =>
  ({
    handlers: {
      bookings: bookingHandlers(database, documents, product),
      staffBookingChanges: bookingChangeHandlers(database.db, documents.keys, product),
      staffHandling: handlingHandlers(database.db, documents.keys),
      staffBookings: staffBookingHandlers(database, { keys: documents.keys, product, bus }),
    },
    caseEntries: bookingEntries,
    plugin(app, _options, done) {
      bookingExportRoute(app, database.db, documents.keys);
      let endReminding: (() => Promise<void>) | undefined;
      app.addHook('onReady', (ready) => {
        endReminding = remindRegularly(database.db, { product, log });
        ready();
      });
      app.addHook('onClose', () => endReminding?.());
      done();
    },
    sweeps: [sweepIdempotencyKeys],
  }) satisfies ServerModule;
