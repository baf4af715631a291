import type { ExchangeRates } from '@pothik/contract';
import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { NoteMiss } from '../search/missed-searches.ts';
import { rememberFindings } from '../search/remembered-findings.ts';
import { searchInDatabase } from '../search/service-search.ts';
import { categoryHandlers } from './categories.ts';
import { searchHandlers } from './search-suggestions.ts';
import { serviceViewHandler, sweepServiceViews } from './service-views.ts';
import { checkServiceReads, serviceHandlers } from './services.ts';

interface Needs {
  database: Database;
  exchangeRates: () => Promise<ExchangeRates>;
  /** Calls this whenever something was published, here or by another process. */
  onPublish: (listener: () => void) => void;
  noteMiss: NoteMiss;
}

/** Services and their categories, as everybody sees them. */
export function cataloguePublicModule({ database, exchangeRates, onPublish, noteMiss }: Needs) {
  const search = rememberFindings(searchInDatabase(database));
  onPublish(search.forget);
  return {
    handlers: {
      categories: categoryHandlers(database.db),
      services: {
        ...serviceHandlers({ db: database.db, search, exchangeRates, noteMiss }),
        countView: serviceViewHandler(database.db),
      },
      search: searchHandlers({ db: database.db, search }),
    },
    checkReads: () => checkServiceReads(database),
    sweeps: [sweepServiceViews],
  } satisfies ServerModule;
}
