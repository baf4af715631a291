import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { settingsHandlers } from './settings.ts';
import { staffSettingsHandlers } from './staff-settings.ts';

interface Needs {
  database: Database;
  publish: () => void;
}

/** Branding and contact of the company. */
export const settingsModule = ({ database, publish }: Needs) =>
  ({
    handlers: {
      settings: settingsHandlers(database.db),
      staffSettings: staffSettingsHandlers(database, publish),
    },
  }) satisfies ServerModule;
