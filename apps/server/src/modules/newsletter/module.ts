import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { newsletterHandlers, sweepUnconfirmed } from './newsletter.ts';

interface Needs {
  database: Database;
  product: ProductFacts;
}

/** The newsletter. */
export const newsletterModule = ({ database, product }: Needs) =>
  ({
    handlers: { newsletter: newsletterHandlers(database, product) },
    sweeps: [sweepUnconfirmed],
  }) satisfies ServerModule;
