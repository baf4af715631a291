import type { CaseSource } from '../../http/calls/case-source.ts';
import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { caseHandlers } from './cases.ts';

interface Needs {
  database: Database;
  documents: { keys: DocumentKeys };
  /** What the modules know of a case, once all of them are there. */
  caseSources: () => readonly CaseSource[];
}

/** Everything that belongs to one person, from every module, as staff see it. */
export const casesModule = ({ database, documents, caseSources }: Needs) =>
  ({
    handlers: { staffCases: caseHandlers(database.db, documents.keys, caseSources) },
  }) satisfies ServerModule;
