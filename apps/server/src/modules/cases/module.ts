import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { caseHandlers } from './cases.ts';

interface Needs {
  database: Database;
  documents: { keys: DocumentKeys };
}

/** Everything that belongs to one person, from every module, as staff see it. */
export const casesModule = ({ database, documents }: Needs) =>
  ({
    handlers: { staffCases: caseHandlers(database.db, documents.keys) },
  }) satisfies ServerModule;
