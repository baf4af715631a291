import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { formVisitHandlers, sweepFormVisits } from './form-visits.ts';

/** How far people get in forms. */
export const formVisitsModule = ({ database }: { database: Database }) =>
  ({
    handlers: { formVisits: formVisitHandlers(database.db) },
    sweeps: [sweepFormVisits],
  }) satisfies ServerModule;
