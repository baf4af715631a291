import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { presenceHandlers, sweepPresences } from './staff-presence.ts';
import { recordHandlers } from './records.ts';

/** Records of all kinds, found at once, and who of the staff is at which. */
export const recordsModule = ({ database }: { database: Database }) =>
  ({
    handlers: {
      staffRecords: recordHandlers(database),
      staffPresence: presenceHandlers(database.db),
    },
    sweeps: [sweepPresences],
  }) satisfies ServerModule;
