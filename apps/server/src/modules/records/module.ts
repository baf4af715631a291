import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { recordHandlers } from './records.ts';

/** Records of all kinds, found at once. */
export const recordsModule = ({ database }: { database: Database }) =>
  ({ handlers: { staffRecords: recordHandlers(database) } }) satisfies ServerModule;
