import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { RecordSources } from '../../platform/record-source.ts';
import { presenceHandlers, sweepPresences } from './staff-presence.ts';
import { recordHandlers } from './records.ts';

interface Needs {
  database: Database;
  recordSources: RecordSources;
}

/** Records of all kinds, found at once, and who of the staff is at which. */
export const recordsModule = ({ database, recordSources }: Needs) =>
  ({
    handlers: {
      staffRecords: recordHandlers(database, recordSources),
      staffPresence: presenceHandlers(database.db, recordSources),
    },
    sweeps: [sweepPresences],
  }) satisfies ServerModule;
