import type { ServerModule } from '../../http/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { logHandlers } from './log.ts';

/** What staff have done. */
export const auditModule = ({ database }: { database: Database }) =>
  ({ handlers: { staffLog: logHandlers(database.db) } }) satisfies ServerModule;
