import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { overviewHandlers } from './overview.ts';

/** Current figures, for staff. */
export const overviewModule = ({ database }: { database: Database }) =>
  ({ handlers: { staffOverview: overviewHandlers(database.db) } }) satisfies ServerModule;
