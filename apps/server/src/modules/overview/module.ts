import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { dailyMailHandlers, dailyMailJobs } from './daily-mail.ts';
import { overviewHandlers } from './overview.ts';

interface Needs {
  database: Database;
  product: ProductFacts;
}

/** Figures of now and of a period, for staff. */
export const overviewModule = ({ database, product }: Needs) =>
  ({
    handlers: {
      staffOverview: { ...overviewHandlers(database.db), ...dailyMailHandlers(database) },
    },
    jobs: (send) => dailyMailJobs(database, product, send),
  }) satisfies ServerModule;
