import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApp } from '../../src/app.ts';
import { seedDemonstration } from '../../src/demo/seed.ts';
import { originalsOnDisk } from '../../src/modules/media/originals.ts';
import { ensureStaff } from '../../src/modules/auth/staff.ts';
import { createLog } from '../../src/platform/log.ts';
import { openTestDatabase, reachableEngines, type TestDatabase } from '../databases.ts';

export const staff = { email: 'staff@pothik.example', password: 'pothik-staff' };

/** Where other pages that may call the API are served from. */
export const allowedOrigin = 'https://panel.test';

interface TestApp extends TestDatabase {
  app: FastifyInstance;
}

async function openApp(engine: 'embedded' | 'postgres'): Promise<TestApp> {
  const opened = await openTestDatabase(engine);
  const { database, dataDirectory } = opened;
  await seedDemonstration(database, originalsOnDisk(dataDirectory));
  await ensureStaff(database.db, staff);
  const app = await createApp({
    database,
    dataDirectory,
    publicOrigin: 'http://pothik.test',
    allowedOrigins: [allowedOrigin],
    log: createLog('silent'),
    checkResults: true,
  });
  return { ...opened, app };
}

/**
 * The same tests against the whole app, with the demonstration catalogue, on every engine.
 *
 * @param tests is handed a function that answers the running app.
 */
export function describeApp(name: string, tests: (get: () => TestApp) => void): void {
  describe.each(reachableEngines())(`${name}, on the %s database`, (engine) => {
    let opened: TestApp | undefined;
    beforeAll(async () => {
      opened = await openApp(engine);
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
