import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/env.ts';
import { startServer } from '../../src/main.ts';
import { leastSpace, megabyte } from '../../src/platform/files/free-space.ts';
import { createLog } from '../../src/platform/log.ts';
import { StartError } from '../../src/platform/start-error.ts';
import { copyEmbeddedTemplate } from '../databases.ts';
import { mountDisk } from '../test-disk.ts';

// Room for a database that is there, and not for a new one.
const { disk, hasDisk, fill, empty } = await mountDisk(100);

const start = (dataDirectory: string) =>
  startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDirectory,
      SEED: 'none',
      FIREBASE_API_KEY: 'demo-api-key',
      FIREBASE_AUTH_DOMAIN: 'demo.example',
      FIREBASE_PROJECT_ID: 'demo',
      FIREBASE_APP_ID: 'demo-app',
    }),
    createLog('silent'),
  );

describe.runIf(hasDisk)('a start is refused on one line', () => {
  it('where there is no room for a new database', async () => {
    const directory = path.join(disk, 'new');
    await expect(start(directory)).rejects.toThrow(
      new StartError(
        `There is no space left in DATA_DIR ${directory}: 99 MB are free, and the server takes 128 MB.`,
      ),
    );
  });

  it('where the disk of what is there is full; it starts by itself once there is room', async () => {
    const directory = path.join(disk, 'known');
    await copyEmbeddedTemplate(directory);
    for (const left of [0, leastSpace - megabyte / 2]) {
      await fill(left);
      await expect(start(directory)).rejects.toThrow(
        new StartError(
          `There is no space left in DATA_DIR ${directory}: ${String(Math.floor(left / megabyte))} MB are free, and the server takes 16 MB.`,
        ),
      );
      await empty();
    }
    const server = await start(directory);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    await server.stop();
  });
});
