import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { copyEmbeddedTemplate, temporaryDirectory } from '../../../test/databases.ts';

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  await copyEmbeddedTemplate(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Starts the thread, and opens connections to it that end with the test. */
async function startWorker(stackSizeMb: number) {
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
    workerData: {
      directory: path.join(directory, 'database'),
      socketPath: path.join(directory, '.s.PGSQL.5432'),
      syncs: new SharedArrayBuffer(4),
    },
    resourceLimits: { stackSizeMb },
  });
  await once(worker, 'message');
  const connect = async () => {
    const client = new pg.Client({ host: directory, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return { worker, connect };
}

it('ends instead of leaving every query without an answer when the engine breaks', async () => {
  // With so little stack the engine's own check of its depth comes too late.
  const { worker, connect } = await startWorker(2);
  const ended = Promise.withResolvers<unknown>();
  worker.once('error', ended.resolve);
  const client = await connect();
  await expect(client.query(`select ${'1+'.repeat(20_000)}1`)).rejects.toThrow();
  expect(await ended.promise).toMatchObject({
    message: 'the embedded database broke off in the middle of a query',
  });
});

it('gives each connection a session of its own, even if the one before was lost halfway', async () => {
  const { worker, connect } = await startWorker(32);
  onTestFinished(async () => {
    await worker.terminate();
  });
  const named = { name: 'named', text: 'select 1 as one' };
  const first = await connect();
  await first.query('create table written ()');
  await first.query(named);
  await first.query(`set timezone = 'Asia/Dhaka'`);
  await first.query('begin');
  await first.query('insert into written default values');
  // Without the Sync that would end it.
  const { connection } = first as unknown as {
    connection: { parse(query: object): void; stream: Socket };
  };
  connection.parse({ name: 'wrong', text: 'selct' });
  connection.stream.destroySoon();

  const second = await connect();
  expect((await second.query(named)).rows).toEqual([{ one: 1 }]);
  const { rows } = await second.query(
    `select current_setting('timezone') as zone, (select count(*) from written)::int as written`,
  );
  expect(rows).toEqual([{ zone: 'UTC', written: 0 }]);
});
