import type { ExchangeRates } from '@pothik/contract';
import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import type { Documents } from '../files/documents.ts';
import { categoryHandlers } from './categories.ts';
import { serviceViewHandler, sweepServiceViews } from './service-views.ts';
import { sweepMissedSearches, type NoteMiss } from './search/missed-searches.ts';
import { rememberFindings } from './search/remembered-findings.ts';
import { searchInDatabase } from './search/service-search.ts';
import { shelveServices } from './search/shelves.ts';
import { staffSearchHandlers } from './search/staff-search.ts';
import { searchHandlers } from './search-suggestions.ts';
import { checkServiceReads, serviceHandlers } from './services.ts';
import { costCapHandlers } from './staff/cost-caps.ts';
import { serviceExportRoute } from './staff/export-services.ts';
import { publishRegularly } from './staff/publish-on-time.ts';
import { serviceWriter } from './staff/save-services.ts';
import { serviceImportHandlers } from './staff/service-imports.ts';
import { serviceVersionHandlers } from './staff/service-versions.ts';
import { staffCategoryHandlers } from './staff-categories.ts';
import { serviceChangeHandlers } from './staff-service-changes.ts';
import { staffServiceHandlers } from './staff-services.ts';
import { categoryTranslationHandlers } from './translation/category-translations.ts';
import { serviceTranslationHandlers } from './translation/service-translations.ts';

interface Needs {
  database: Database;
  documents: Documents;
  exchangeRates: () => Promise<ExchangeRates>;
  publish: () => void;
  /** Calls this whenever something was published, here or by another process. */
  onPublish: (listener: () => void) => void;
  noteMiss: NoteMiss;
  log: Log;
}

/** Services and their categories. */
export function catalogueModule({
  database,
  documents,
  exchangeRates,
  publish,
  onPublish,
  noteMiss,
  log,
}: Needs) {
  const search = rememberFindings(searchInDatabase(database));
  onPublish(search.forget);
  const writer = serviceWriter(database.db, publish);
  const staffServices = staffServiceHandlers(database, documents.keys, writer);
  return {
    handlers: {
      categories: categoryHandlers(database.db),
      services: {
        ...serviceHandlers({ db: database.db, search, exchangeRates, noteMiss }),
        countView: serviceViewHandler(database.db),
      },
      search: searchHandlers({ db: database.db, search }),
      staffSearch: staffSearchHandlers(database, publish),
      staffServices: {
        ...staffServices,
        ...serviceTranslationHandlers(database, publish),
      },
      staffServiceChanges: serviceChangeHandlers(database.db, writer),
      staffServiceVersions: serviceVersionHandlers(database.db, staffServices.get, writer),
      staffCostCaps: costCapHandlers(database.db, staffServices.get),
      staffServiceImports: serviceImportHandlers(database.db, writer),
      staffCategories: {
        ...staffCategoryHandlers(database, publish),
        ...categoryTranslationHandlers(database, publish),
      },
    },
    plugin(app, _options, done) {
      serviceExportRoute(app, database.db, documents.keys);
      let endPublishing: (() => Promise<void>) | undefined;
      app.addHook('onReady', (ready) => {
        endPublishing = publishRegularly(database.db, { publish, log });
        ready();
      });
      app.addHook('onClose', () => endPublishing?.());
      done();
    },
    checkReads: () => checkServiceReads(database),
    sweeps: [sweepServiceViews, sweepMissedSearches, shelveServices],
  } satisfies ServerModule;
}
