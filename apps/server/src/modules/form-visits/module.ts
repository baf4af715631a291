import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { formVisitHandlers, sweepFormVisits } from './form-visits.ts';

/** The progress of people in forms. */
export const formVisitsModule = ({ database }: { database: Database }) =>
  ({
    handlers: { formVisits: formVisitHandlers(database.db) },
    sweeps: [sweepFormVisits],
  }) satisfies ServerModule;
