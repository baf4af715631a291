import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { freePort } from '@pothik/tooling/free-ports';
import type { Database } from '@pothik/server/src/platform/database/open.ts';
import { temporaryDirectory } from '@pothik/server/test/databases.ts';
import { lineTo, type Line } from '@pothik/server/test/line-to.ts';
import { mountSmallDisk, type SmallDisk } from '@pothik/server/test/small-disk.ts';
import { addressOfDatabase, runOnPostgres } from '@pothik/server/test/postgres-at-hand.ts';
import { createRedisServer, hasRedisServer } from '@pothik/server/test/redis-server.ts';
import type { Place } from '@pothik/server/test/stored-data.ts';
import { shiftedClock, type ShiftedClock } from './shifted-clock.ts';
import { superviseServer, type SupervisedServer } from './supervised-server.ts';

/** A server and everything around it that can break. */
export interface Target {
  engine: Database['engine'];
  place: Place;
  documentKey: Buffer;
  port: number;
  origin: string;
  server: SupervisedServer;
  logFile: string;
  /** Absent: there is none, or this machine lets nobody bring it about. */
  database?: Line;
  redis?: Line;
  disk?: SmallDisk;
  clock?: ShiftedClock;
  /** What can't be tried on this machine, and why. */
  missing: string[];
  /** Kills the server and leaves nothing behind but its log. */
  remove(): Promise<void>;
}

const diskSize = 1_073_741_824;

/** With an empty database. The server does not run yet. */
export async function createTarget(engine: Database['engine']): Promise<Target> {
  const open: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  try {
    return await create();
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function create(): Promise<Target> {
    const missing: string[] = [];
    const directory = await temporaryDirectory();
    const logFile = `${directory}.log`;
    const dataDirectory = await temporaryDirectory();
    for (const made of [directory, dataDirectory]) {
      open.push(() => rm(made, { recursive: true, force: true }));
    }
    const disk = mountSmallDisk(dataDirectory, diskSize);
    if (disk) open.push(() => disk.unmount());
    else missing.push('full disks: nothing may be mounted here');
    const clock = shiftedClock(directory);
    if (!clock) missing.push('wrong clocks: libfaketime is not installed');

    const url = engine === 'postgres' ? await createDatabase() : undefined;
    const database = url === undefined ? undefined : await keptLine(url);
    const redis = await redisLine();
    if (!redis) missing.push('Redis that is away: redis-server is not installed');

    const documentKey = randomBytes(32);
    const port = await freePort();
    const origin = `http://127.0.0.1:${String(port)}`;
    const environment = {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DOCUMENT_KEY: documentKey.toString('hex'),
      // Each customer calls from an address of their own: limits count by it.
      TRUSTED_PROXIES: 'loopback',
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...(redis ? { REDIS_URL: redis.url } : {}),
      ...clock?.environment,
    };
    const server = superviseServer(origin, environment, logFile);
    open.push(async () => {
      await server.stop();
    });
    return {
      ...{ engine, documentKey, port, origin, server, logFile, missing },
      place: { dataDirectory, url },
      ...(database ? { database } : {}),
      ...(redis ? { redis } : {}),
      ...(disk ? { disk } : {}),
      ...(clock ? { clock } : {}),
      remove: closeAll,
    };
  }

  async function createDatabase() {
    const name = `pothik_faults_${randomBytes(6).toString('hex')}`;
    await runOnPostgres(`create database ${name}`);
    open.push(async () => {
      await runOnPostgres(`drop database if exists ${name} with (force)`);
    });
    return addressOfDatabase(name);
  }

  async function keptLine(url: string) {
    const line = await lineTo(url);
    open.push(() => line.close());
    return line;
  }

  async function redisLine() {
    if (!hasRedisServer()) return undefined;
    const redis = await createRedisServer();
    open.push(() => redis.remove());
    await redis.start();
    return keptLine(redis.url);
  }
}
