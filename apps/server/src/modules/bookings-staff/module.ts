import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { Documents } from '../files/documents.ts';
import { bookingChangeHandlers } from './booking-changes.ts';
import { bookingExportRoute } from './export-bookings.ts';
import { handlingHandlers } from './handling-handlers.ts';
import { remindRegularly } from './reminders.ts';
import { staffBookingHandlers } from './staff-bookings.ts';

interface Needs {
  database: Database;
  documents: Documents;
  product: ProductFacts;
  bus: ChatBus;
  log: Log;
}

/** Bookings, as staff see and change them. */
export const bookingsStaffModule = ({ database, documents, product, bus, log }: Needs) =>
  ({
    handlers: {
      staffBookingChanges: bookingChangeHandlers(database.db, documents.keys, product),
      staffHandling: handlingHandlers(database.db, documents.keys),
      staffBookings: staffBookingHandlers(database, { keys: documents.keys, product, bus }),
    },
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
  }) satisfies ServerModule;
