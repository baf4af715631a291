/**
 * The embedded database's own thread: PostgreSQL compiled to WebAssembly, on disk, behind a
 * socket that only this process knows. On a thread of its own a long query does not hold up the
 * requests of others.
 */
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableNodeFS } from './durable-node-fs.ts';
import type { EmbeddedWorkerData } from './embedded-worker-data.ts';
import { Defect } from '../defect.ts';

/** The kinds of message that PostgreSQL ends its answer to with 'ready for query'. */
const query = 0x51;
const sync = 0x53;

/** A connection's first message begins with its length; every other one with its kind. */
const isStartup = (message: Uint8Array) => message[0] === 0;

const { serialize } = protocol;

/**
 * Ends what the previous connection left unfinished, and its session. Sync comes first: after an error the engine
 * ignores every other message until then.
 */
const freshSession = [
  serialize.sync(),
  serialize.query('rollback'),
  serialize.query('discard all'),
];

/**
 * Gives each connection a session of its own, as a server does: the engine has one for all, and would refuse to
 * prepare a statement under a name that the connection before has used.
 *
 * Ends the thread when the engine breaks. An SQL error is an answer; but when the module itself
 * fails, as for want of stack, PGlite says nothing, and this query and all others would wait for
 * ever.
 */
class Engine extends PGlite {
  override async execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    if (isStartup(message)) {
      for (const reset of freshSession) {
        await this.execProtocolRawStream(reset, { ...options, onRawData: () => undefined });
      }
    }
    let last: Uint8Array = new Uint8Array();
    const onRawData = (data: Uint8Array) => {
      last = data.slice(-6);
      options.onRawData(data);
    };
    try {
      await super.execProtocolRawStream(message, { ...options, onRawData });
      if ((message[0] !== query && message[0] !== sync) || isReadyForQuery(last)) return;
      throw new Defect('the embedded database broke off in the middle of a query');
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
      throw error;
    }
  }
}

/** 'Z', a length of five, and the state of the transaction. */
function isReadyForQuery(bytes: Uint8Array): boolean {
  return bytes[0] === 0x5a && bytes[4] === 5;
}

const { directory, emptyDatabase, socketPath, syncs } = workerData as EmbeddedWorkerData;
const syncCounter = new Int32Array(syncs);

// The defaults start PostgreSQL with -F, which turns fsync off.
const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');

const engine = new Engine({
  ...(emptyDatabase === undefined ? {} : { loadDataDir: await openAsBlob(emptyDatabase) }),
  fs: new DurableNodeFS(directory, () => Atomics.add(syncCounter, 0, 1)),
  extensions: { pg_trgm },
  startParams: [
    ...startParams,
    ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
    // The files behind it are in the memory of the operating system as well: more brings nothing.
    ...['-c', 'shared_buffers=16MB'],
    // A setting of the session would end with the first connection.
    ...['-c', 'timezone=UTC'],
  ],
});
await engine.waitReady;

// The pool has one connection; more may come while the ends of earlier ones are not noticed yet.
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 16 });
await server.start();

parentPort?.once('message', () => void stop());
parentPort?.postMessage('ready');

async function stop() {
  await server.stop();
  await engine.close();
}
