import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { deedEntries } from './case-entries.ts';
import { logHandlers } from './log.ts';

/** The log of actions of staff. */
export const auditModule = ({ database }: { database: Database }) =>
  ({
    handlers: { staffLog: logHandlers(database) },
    caseEntries: [deedEntries],
  }) satisfies ServerModule;
