import { once } from 'node:events';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { places } from '#places';
import { prepareDatabaseFolder } from './embedded-directory.ts';
import type { EmbeddedWorkerData } from './embedded-worker-data.ts';
import { makeSocketDirectory, socketName } from './socket-directory.ts';

/**
 * Flags that keep the process small that the engine is part of (docs/decisions/memory-at-start.md has the
 * figures). V8 takes 600 MB to optimise the one function of PostgreSQL that parses statements: its
 * WebAssembly stays as it is first compiled. And the heap is collected before it grows.
 */
const sparingFlags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--optimize-for-size'];

/** The running embedded database. */
export interface EmbeddedDatabase {
  /** The folder of its socket; PostgreSQL clients take it as the host. */
  socketDirectory: string;
  /** How many times it has forced bytes onto the disk since it was opened. */
  countSyncs(): number;
  stop(): Promise<void>;
}

/**
 * Opens the database in the data directory, making it when it is not there. The caller holds the
 * lock of the directory: two processes in one destroy it.
 *
 * @param onDeath called when the thread ends without having been stopped.
 * @throws when the engine cannot open it.
 */
export async function startEmbedded(
  dataDirectory: string,
  onDeath: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const folder = await prepareDatabaseFolder(dataDirectory);
  const sockets = makeSocketDirectory(dataDirectory);
  for (const flag of sparingFlags) setFlagsFromString(flag);
  const syncs = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const worker = new Worker(places.embeddedWorker, {
    workerData: {
      directory: folder.directory,
      emptyDatabase: folder.isNew ? places.emptyDatabase : undefined,
      socketPath: path.join(sockets.path, socketName),
      syncs,
    } satisfies EmbeddedWorkerData,
    resourceLimits: { stackSizeMb: 32 },
  });
  const ended = untilEnded(worker);
  try {
    // The worker's first message says that it is ready.
    const first: unknown = await Promise.race([once(worker, 'message'), ended]);
    if (first instanceof Error) throw first;
    await folder.finish();
  } catch (error) {
    await worker.terminate();
    sockets.remove();
    throw error;
  }

  let stopping = false;
  void ended.then((error) => {
    if (!stopping) onDeath(error);
  });
  return {
    socketDirectory: sockets.path,
    countSyncs: () => Atomics.load(new Int32Array(syncs), 0),
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      await ended;
      sockets.remove();
    },
  };
}

/** Why the thread has ended, once it has. */
async function untilEnded(worker: Worker): Promise<Error> {
  let cause = new Error('the embedded database ended');
  worker.once('error', (error: Error) => {
    cause = error;
  });
  await new Promise((resolve) => worker.once('exit', resolve));
  return cause;
}
