import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { insightTranslationHandlers } from './insight-translations.ts';
import { insightHandlers } from './insights.ts';
import { staffInsightHandlers } from './staff-insights.ts';

interface Needs {
  database: Database;
  publish: () => void;
}

/** Articles. */
export const insightsModule = ({ database, publish }: Needs) =>
  ({
    handlers: {
      insights: insightHandlers(database.db),
      staffInsights: {
        ...staffInsightHandlers(database, publish),
        ...insightTranslationHandlers(database, publish),
      },
    },
  }) satisfies ServerModule;
