import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { categoryTranslationHandlers } from './category-translations.ts';
import { serviceTranslationHandlers } from './service-translations.ts';

interface Needs {
  database: Database;
  publish: () => void;
}

/** Services and categories in other languages. */
export const translationModule = ({ database, publish }: Needs) =>
  ({
    handlers: {
      staffServices: serviceTranslationHandlers(database, publish),
      staffCategories: categoryTranslationHandlers(database, publish),
    },
  }) satisfies ServerModule;
