import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { sweepMissedSearches } from './missed-searches.ts';
import { shelveServices } from './shelves.ts';
import { staffSearchHandlers } from './staff-search.ts';

interface Needs {
  database: Database;
  publish: () => void;
}

/** The search for services: its synonyms, its index, and what it did not find. */
export const searchModule = ({ database, publish }: Needs) =>
  ({
    handlers: { staffSearch: staffSearchHandlers(database, publish) },
    sweeps: [sweepMissedSearches, shelveServices],
  }) satisfies ServerModule;
