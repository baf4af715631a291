import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { documentRoutes } from './document-routes.ts';
import type { Documents } from './documents.ts';
import { fileJobs, sweepExpiredDocuments, sweepOrphans } from './sweep-documents.ts';

interface Needs {
  database: Database;
  documents: Documents;
  product: ProductFacts;
}

/** Identity documents and other private files. */
export const filesModule = ({ database, documents, product }: Needs) =>
  ({
    plugin(app, _options, done) {
      documentRoutes(app, database, documents, product);
      done();
    },
    jobs: () => fileJobs(documents.files),
    sweeps: [
      (db) => sweepExpiredDocuments(db, documents.files),
      (db) => sweepOrphans(db, documents),
    ],
  }) satisfies ServerModule;
