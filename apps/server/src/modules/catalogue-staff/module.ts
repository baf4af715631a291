import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Log } from '../../platform/log.ts';
import { costCapHandlers } from '../cost-caps/cost-caps.ts';
import type { Documents } from '../files/documents.ts';
import { serviceExportRoute } from './export-services.ts';
import { publishRegularly } from './publish-on-time.ts';
import { serviceWriter } from './save-services.ts';
import { serviceImportHandlers } from './service-imports.ts';
import { serviceVersionHandlers } from './service-versions.ts';
import { staffCategoryHandlers } from './staff-categories.ts';
import { serviceChangeHandlers } from './staff-service-changes.ts';
import { staffServiceHandlers } from './staff-services.ts';

interface Needs {
  database: Database;
  documents: Documents;
  publish: () => void;
  log: Log;
}

/** Services and their categories, as editors change them. */
export function catalogueStaffModule({ database, documents, publish, log }: Needs) {
  const { db } = database;
  const writer = serviceWriter(db, publish);
  const staffServices = staffServiceHandlers(database, documents.keys, writer);
  return {
    handlers: {
      staffServices,
      staffServiceChanges: serviceChangeHandlers(db, writer),
      staffServiceVersions: serviceVersionHandlers(db, staffServices.get, writer),
      staffServiceImports: serviceImportHandlers(db, writer),
      staffCategories: staffCategoryHandlers(database, publish),
      staffCostCaps: costCapHandlers(db, staffServices.get),
    },
    plugin(app, _options, done) {
      serviceExportRoute(app, db, documents.keys);
      let endPublishing: (() => Promise<void>) | undefined;
      app.addHook('onReady', (ready) => {
        endPublishing = publishRegularly(db, { publish, log });
        ready();
      });
      app.addHook('onClose', () => endPublishing?.());
      done();
    },
  } satisfies ServerModule;
}
