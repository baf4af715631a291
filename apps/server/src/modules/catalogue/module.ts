import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { categoryHandlers } from './categories.ts';
import { serviceViewHandler, sweepServiceViews } from './service-views.ts';
import { serviceHandlers } from './services.ts';
import { staffCategoryHandlers } from './staff-categories.ts';
import { staffServiceHandlers } from './staff-services.ts';

interface Needs {
  database: Database;
  publish: () => void;
}

/** Services and their categories. */
export const catalogueModule = ({ database, publish }: Needs) =>
  ({
    handlers: {
      categories: categoryHandlers(database.db),
      services: {
        ...serviceHandlers(database.db),
        countView: serviceViewHandler(database.db),
      },
      staffServices: staffServiceHandlers(database, publish),
      staffCategories: staffCategoryHandlers(database, publish),
    },
    sweeps: [sweepServiceViews],
  }) satisfies ServerModule;
