import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyEmbeddedTemplate, temporaryDirectory } from '../../../test/databases.ts';

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  await copyEmbeddedTemplate(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

it('ends instead of leaving every query without an answer when the engine breaks', async () => {
  // With so little stack the engine's own check of its depth comes too late.
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
    workerData: {
      directory: path.join(directory, 'database'),
      socketPath: path.join(directory, '.s.PGSQL.5432'),
      syncs: new SharedArrayBuffer(4),
    },
    resourceLimits: { stackSizeMb: 2 },
  });
  await once(worker, 'message');
  const ended = Promise.withResolvers<unknown>();
  worker.once('error', ended.resolve);
  const client = new pg.Client({ host: directory, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await expect(client.query(`select ${'1+'.repeat(20_000)}1`)).rejects.toThrow();
  expect(await ended.promise).toMatchObject({
    message: 'the embedded database broke off in the middle of a query',
  });
});
