import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Database } from '@pothik/server/src/platform/database/open.ts';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  temporaryDirectory,
} from '@pothik/server/test/databases.ts';
import { startRunningServer } from '@pothik/server/test/running-server.ts';
import { withStoredData } from '@pothik/server/test/stored-data.ts';

/** A server that is started and killed again and again over the same data. */
export interface KillableServer {
  dataDirectory: string;
  documentKey: Buffer;
  start(): Promise<{ server: ChildProcess; origin: string }>;
  /** Ends it as kill -9 does; where it runs no more, nothing. */
  kill(): Promise<void>;
  /** Lets it finish what it has begun. */
  stop(): Promise<void>;
  /** Looks at its data while it does not run. */
  withData<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  /** Kills it and leaves nothing behind. */
  remove(): Promise<void>;
}

/** With an empty database of its own that holds nothing but one service, `s`. */
export async function createKillableServer(engine: Database['engine']): Promise<KillableServer> {
  const dataDirectory = await temporaryDirectory();
  if (engine === 'embedded') await copyEmbeddedTemplate(dataDirectory);
  const { url, drop } =
    engine === 'embedded'
      ? { url: undefined, drop: () => Promise.resolve() }
      : await createPostgresDatabase('bare');
  const documentKey = randomBytes(32);
  let child: ChildProcess | undefined;

  const withData = <Result>(work: (database: Database) => Promise<Result>) =>
    withStoredData({ dataDirectory, url }, work);

  async function end(signal: NodeJS.Signals) {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  const kill = () => end('SIGKILL');

  await withData(({ pool }) =>
    pool.query(`insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`),
  );
  return {
    dataDirectory,
    documentKey,
    async start() {
      const started = await startRunningServer(
        { dataDirectory, url },
        { DOCUMENT_KEY: documentKey.toString('hex'), TRUSTED_PROXIES: 'loopback' },
      );
      child = started.server;
      return started;
    },
    kill,
    stop: () => end('SIGTERM'),
    withData,
    async remove() {
      await kill();
      await drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
