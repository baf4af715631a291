import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { makeFolder } from '@pothik/tooling/bundle-folder';
import type { Figure } from '../figure.ts';
import { cpuSeconds, startMemoryFloor } from '../load.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';
import { askMany, requests, type Turn } from './visitors-requests.ts';
import { withPostgres } from './with-postgres.ts';

const asked = 10_000;

/** Megabytes at most: at the peak of any start, and after the requests. */
interface Limits {
  start: number;
  requests: number;
}
const limits: Record<'embedded' | 'postgres', Limits> = {
  embedded: { start: 512, requests: 400 },
  postgres: { start: 250, requests: 250 },
};

/**
 * Until the first page, in seconds of a processor. Processors differ: that of the embedded database is for one on which
 * an empty database takes `emptyDatabase`.
 */
const cpu = { most: 2, emptyDatabase: 0.46 };

/** As the unit and the image of `deploy` set them. */
const sparing = {
  SPARE_MEMORY: 'yes',
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
};

/** In megabytes, as Linux counts: the highest so far, and now. */
async function memoryOf(pid: number | undefined): Promise<{ highest: number; now: number }> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024);
  return { highest: read('VmHWM'), now: read('VmRSS') };
}

/** The CPU time of an embedded database that nothing was written into, at its second start, in seconds. */
async function openEmptyDatabase(): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pothik-empty-'));
  const program = path.resolve(import.meta.dirname, '../floors/floor-database.ts');
  const flags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
  const start = async () =>
    (await promisify(execFile)(process.execPath, [...flags, program, directory])).stdout;
  try {
    await start();
    return Number(await start());
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Of a hundred requests 39 lists, 30 services, 20 pages, ten searches and a booking. */
function mixed(turn: Turn): Promise<string> {
  const { number } = turn;
  const kinds = [
    ...Array.from({ length: 3 }, () => requests.list),
    ...Array.from({ length: 3 }, () => requests.service),
    ...[requests.page, requests.knownPage, requests.search],
    number % 100 === 99 ? requests.booking : requests.list,
  ];
  const ask = kinds[number % kinds.length] ?? requests.list;
  return ask(turn);
}

/** Starts the folder, and asks for the first page. */
async function visit(
  program: string,
  environment: NodeJS.ProcessEnv,
  then: (server: MeasuredServer) => Promise<void>,
) {
  const server = await startMeasuredServer(environment, [program, 'demo']);
  try {
    await (await fetch(server.origin)).arrayBuffer();
    await then(server);
  } finally {
    await server.stop();
  }
}

async function measure(program: string, url: string | undefined, floor: number): Promise<Figure[]> {
  const [limit, engine] =
    url === undefined
      ? [limits.embedded, 'the embedded database']
      : [limits.postgres, 'PostgreSQL'];
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'pothik-memory-'));
  const environment = {
    ...{ DATA_DIR: dataDirectory, TRUSTED_PROXIES: 'loopback' },
    ...(url === undefined ? {} : { ...sparing, DATABASE_URL: url }),
  };
  const toFigure = (name: string, megabytes: number, goal: number): Figure => ({
    name: `${name}, ${engine}`,
    ours: `${String(megabytes)} MB`,
    floor: `${String(floor)} MB (Node.js and a text)`,
    ratio: (megabytes / floor).toFixed(1),
    goal: `at most ${String(goal)} MB`,
    holds: megabytes <= goal,
  });
  const figures: Figure[] = [];
  try {
    await visit(program, environment, async ({ pid }) => {
      const { highest } = await memoryOf(pid);
      figures.push(toFigure('memory at the first start', highest, limit.start));
    });
    await visit(program, environment, async ({ origin, pid }) => {
      const seconds = await cpuSeconds(pid ?? 0);
      const { highest } = await memoryOf(pid);
      const empty = await openEmptyDatabase();
      const most = cpu.most * (url === undefined ? empty / cpu.emptyDatabase : 1);
      figures.push(toFigure('memory at a start', highest, limit.start), {
        name: `CPU time until the first page, ${engine}`,
        ours: `${seconds.toFixed(2)} s`,
        floor: `${empty.toFixed(2)} s (an empty embedded database)`,
        ratio: (seconds / empty).toFixed(1),
        goal: `at most ${most.toFixed(2)} s`,
        holds: seconds <= most,
      });
      await askMany(origin, asked, mixed);
      const { now } = await memoryOf(pid);
      figures.push(toFigure(`memory after ${String(asked)} requests`, now, limit.requests));
    });
    return figures;
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** The memory of the folder when it starts and when it has served, on either database. */
export async function memoryOfFolder(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pothik-folder-'));
  const bare = await startMemoryFloor('text/plain', 'Pothik');
  try {
    const folder = path.join(directory, 'pothik');
    await makeFolder(path.resolve(import.meta.dirname, '../../..'), folder);
    await (await fetch(bare.origin)).arrayBuffer();
    const { highest } = await memoryOf(bare.pid);
    const program = path.join(folder, 'server.js');
    return [
      ...(await measure(program, undefined, highest)),
      ...(await withPostgres((url) => measure(program, url, highest))),
    ];
  } finally {
    await bare.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
