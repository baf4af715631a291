import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import { libraryHandlers } from './library/library-handlers.ts';
import type { Originals } from './originals.ts';
import { pictureJobs } from './remove-pictures.ts';
import { mediaRoutes } from './routes.ts';
import { sweepUnusedPictures } from './sweep-pictures.ts';
import { uploadHandlers } from './uploads.ts';
import { Variants } from './variants.ts';

interface Needs {
  database: Database;
  originals: Originals;
  dataDirectory: string;
  publish: () => void;
}

/** Public pictures. */
export const mediaModule = ({ database, originals, dataDirectory, publish }: Needs) =>
  ({
    handlers: {
      uploads: uploadHandlers(database, originals),
      staffPictures: libraryHandlers(database, originals, publish),
    },
    plugin(app, _options, done) {
      mediaRoutes(app, new Variants(database.db, originals, dataDirectory));
      done();
    },
    jobs: () => pictureJobs(originals, dataDirectory),
    sweeps: [() => sweepUnusedPictures(database)],
  }) satisfies ServerModule;
