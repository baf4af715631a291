import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptVersions, unpackKept } from '@pothik/reliability/upgrade/kept-data.ts';
import { keptDocumentKey } from '@pothik/reliability/upgrade/kept-facts.ts';
import type { Figure } from '../figure.ts';
import { startMeasuredServer } from './measured-server.ts';
import { withPostgres } from './with-postgres.ts';

const bookings = 10_000;

/** The longest that nobody is answered, in milliseconds. */
const most = 10_000;

/** How long a start takes until it answers, in milliseconds. */
async function timeStart(url: string | undefined, dataDirectory: string): Promise<number> {
  const begun = performance.now();
  const running = await startMeasuredServer({
    DATA_DIR: dataDirectory,
    DOCUMENT_KEY: keptDocumentKey,
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  });
  const taken = performance.now() - begun;
  await running.stop();
  return taken;
}

async function timeUpgrade(url: string | undefined): Promise<Figure> {
  const [oldest = ''] = keptVersions;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'pothik-upgrade-'));
  try {
    await unpackKept(oldest, { url, dataDirectory }, bookings);
    const ours = await timeStart(url, dataDirectory);
    const floor = await timeStart(url, dataDirectory);
    return {
      name: `start that upgrades ${String(bookings)} bookings on ${url === undefined ? 'the embedded database' : 'PostgreSQL'}`,
      ours: `${(ours / 1_000).toFixed(1)} s`,
      floor: `${(floor / 1_000).toFixed(1)} s, a start with nothing to do`,
      ratio: (ours / floor).toFixed(2),
      goal: `at most ${String(most / 1_000)} s`,
      holds: ours <= most,
    };
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** How long nobody is answered while the data of the oldest version that is kept is saved and upgraded. */
export const upgrade = async (): Promise<Figure[]> => [
  await withPostgres(timeUpgrade),
  await timeUpgrade(undefined),
];
