import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { freeSpace as measureSpace, type FreeSpace } from '../../platform/files/free-space.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { documentRoutes } from './document-routes.ts';
import type { Documents } from './documents.ts';
import { fileJobs, sweepExpiredDocuments, sweepOrphans } from './sweep-documents.ts';
import { sweepUploads } from './uploads/stored-uploads.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

interface Needs {
  database: Database;
  dataDirectory: string;
  publicOrigin: string;
  documents: Documents;
  product: ProductFacts;
  /** Tells how much room there is on the disk. */
  freeSpace?: FreeSpace | undefined;
}

/** Identity documents and other private files, and what is on its way to become one. */
export const filesModule = ({
  database,
  dataDirectory,
  publicOrigin,
  documents,
  product,
  freeSpace = measureSpace,
}: Needs) =>
  ({
    plugin(app, _options, done) {
      documentRoutes(app, database, documents, product);
      const free = () => freeSpace(dataDirectory);
      uploadRoutes(app, { db: database.db, documents, publicOrigin, free });
      done();
    },
    jobs: () => fileJobs(documents.files),
    sweeps: [
      (db) => sweepExpiredDocuments(db, documents.files),
      (db) => sweepOrphans(db, documents),
      (db) => sweepUploads(db, documents),
    ],
  }) satisfies ServerModule;
