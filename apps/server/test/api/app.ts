import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApp, type AppOptions } from '../../src/app.ts';
import { createModules, type ModuleOptions } from '../../src/modules.ts';
import { deriveDocumentKeys } from '../../src/modules/files/document-keys.ts';
import { Documents } from '../../src/modules/files/documents.ts';
import { originalsOnDisk, type Originals } from '../../src/modules/media/originals.ts';
import { privateFilesOnDisk } from '../../src/platform/files/private-files.ts';
import { images } from '../../src/schema.ts';
import { createLog } from '../../src/platform/log.ts';
import {
  openTestDatabase,
  testedEngines,
  temporaryDirectory,
  type TestDatabase,
} from '../databases.ts';

export { staff } from './staff.ts';

/** Where other pages that may call the API are served from. */
export const allowedOrigin = 'https://panel.test';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  documents: Documents;
  originals: Originals;
}

/** Another process beside the first, as far as the database can tell. */
export async function openSecondApp(
  { database, documents, originals }: Pick<TestApp, 'database' | 'documents' | 'originals'>,
  options: TestAppOptions = {},
) {
  const dataDirectory = await temporaryDirectory();
  const app = await createTestApp({ database, documents, originals, dataDirectory, ...options });
  const close = async () => {
    await app.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { app, close };
}

/** All that is special about an app of a test, its modules' options among it. */
type TestAppOptions = Partial<Omit<AppOptions, 'modules'> & ModuleOptions>;

function createTestApp(
  given: TestAppOptions &
    Pick<ModuleOptions, 'database' | 'dataDirectory' | 'documents' | 'originals'>,
) {
  const options = {
    publicOrigin: 'http://pothik.test',
    allowedOrigins: [allowedOrigin],
    log: createLog('silent'),
    identityProvider: { projectId: 'pothik-test' },
    checkResults: true,
    ...given,
  };
  const modules = createModules({
    ...options,
    ...(options.patience ? { socketPatience: options.patience.socket } : {}),
  });
  return createApp({ ...options, modules });
}

/** A store of documents with a key of its own. */
const testDocuments = (dataDirectory: string) =>
  new Documents(privateFilesOnDisk(dataDirectory), deriveDocumentKeys(randomBytes(32)));

/** Copies the demonstration's pictures to where this app keeps its own. */
async function copyPictures({ db }: TestDatabase['database'], from: Originals, to: Originals) {
  for (const { key } of await db.select({ key: images.key }).from(images)) {
    await to.put(key, await from.get(key));
  }
}

async function openApp(engine: 'embedded' | 'postgres', options: TestAppOptions): Promise<TestApp> {
  const opened = await openTestDatabase(engine, 'demonstration');
  const { database, dataDirectory } = opened;
  const onDisk = originalsOnDisk(dataDirectory);
  const { originals = onDisk } = options;
  if (originals !== onDisk) {
    await copyPictures(database, onDisk, originals);
    await rm(path.join(dataDirectory, 'media'), { recursive: true });
  }
  const { documents = testDocuments(dataDirectory) } = options;
  const app = await createTestApp({ database, dataDirectory, ...options, documents, originals });
  return { ...opened, app, documents, originals };
}

/**
 * The same tests against the whole app, with the demonstration catalogue, on each engine that is tested.
 *
 * @param tests is handed a function that answers the running app.
 * @param options what is special about this app.
 */
export function describeApp(
  name: string,
  tests: (get: () => TestApp) => void,
  options: TestAppOptions = {},
): void {
  describe.each(testedEngines())(`${name}, on the %s database`, (engine) => {
    let opened: TestApp | undefined;
    beforeAll(async () => {
      opened = await openApp(engine, options);
    });
    afterAll(async () => {
      await opened?.app.close();
      await opened?.remove();
    });
    tests(() => {
      if (!opened) throw new Error('the app runs only while tests do');
      return opened;
    });
  });
}
