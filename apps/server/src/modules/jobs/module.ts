import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { failedJobHandlers } from './failed-jobs.ts';

/** Work after an answer, as staff see it. */
export const jobsModule = ({ database }: { database: Database }) =>
  ({ handlers: { staffJobs: failedJobHandlers(database) } }) satisfies ServerModule;
