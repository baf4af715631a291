import { once } from 'node:events';
import { mkdir, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { places as placesOfServer } from '@pothik/server/src/places/in-repository.ts';
import { rollBackUpgrade } from '@pothik/server/src/commands/roll-back.ts';
import { withDatabase } from '@pothik/server/src/commands/with-database.ts';
import type { Database } from '@pothik/server/src/platform/database/open.ts';
import { atomicWrite } from '@pothik/server/src/platform/files/atomic-write.ts';
import { leadTo } from '@pothik/server/src/upgrades/program.ts';
import { expireStates, findStates } from '@pothik/server/src/upgrades/saved-states.ts';
import { rollBack } from '@pothik/server/src/upgrades/roll-back.ts';
import {
  createPostgresDatabase,
  hasPostgres,
  temporaryDirectory,
  testedEngines,
} from '@pothik/server/test/databases.ts';
import { hasPostgresTools } from '@pothik/server/test/postgres-tools.ts';
import { startRunningServer } from '@pothik/server/test/running-server.ts';
import type { Place } from '@pothik/server/test/stored-data.ts';
import { howOften } from '../how-often.ts';
import { keptCustomer, keptDocumentKey } from './kept-facts.ts';
import { keptVersions, readTables, unpackKept } from './kept-data.ts';

const bookings = howOften(200, 10_000);
const [oldest = ''] = keptVersions;

let places: (Place & { drop: () => Promise<void> })[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const { dataDirectory, drop } of places) {
    await drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
  places = [];
});

/** The data of a version in a place of its own, with so many bookings more. */
async function unpack(version: string, engine: Database['engine'], more: number): Promise<Place> {
  const created = engine === 'postgres' ? await createPostgresDatabase('bare') : undefined;
  const place = { dataDirectory: await temporaryDirectory(), url: created?.url };
  places.push({ ...place, drop: () => created?.drop() ?? Promise.resolve() });
  await unpackKept(version, place, more);
  return place;
}

const storageOf = ({ url, dataDirectory }: Place, savesBeforeUpgrade = true) => ({
  databaseUrl: url,
  dataDirectory,
  savesBeforeUpgrade,
});

/** Upgrades the data as every start does, and as `migrate` does. */
const upgrade = (place: Place, savesBeforeUpgrade?: boolean) =>
  withDatabase(storageOf(place, savesBeforeUpgrade), () => Promise.resolve());

/** Rolls back by the command, and tells what it says. */
async function runRollback({ url, dataDirectory }: Place): Promise<string[]> {
  vi.stubEnv('DATA_DIR', dataDirectory);
  vi.stubEnv('DATABASE_URL', url);
  const said: string[] = [];
  await rollBackUpgrade([], (text) => said.push(text));
  return said;
}

/** Starts this version on the data, lets it do something, and stops it. */
async function serve(place: Place, work: (origin: string) => Promise<void>) {
  const { server, origin } = await startRunningServer(place, { DOCUMENT_KEY: keptDocumentKey });
  const ended = once(server, 'exit');
  try {
    const status = async () => (await fetch(`${origin}/readyz`)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    await work(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** The customer signs in as ever, and finds everything. */
async function expectEverything(origin: string) {
  const { email, password } = keptCustomer;
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.status).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  const ask = async (address: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api${address}`, { headers });
    return (await answer.json()) as { data: unknown[]; bookings: unknown[] };
  };
  // Of so many the newest are listed.
  expect((await ask('/bookings/my-bookings')).bookings.length).toBe(200);
  expect((await ask('/services?limit=6')).data.length).toBe(6);
}

const engines = testedEngines().filter((engine) => engine === 'embedded' || hasPostgresTools);

/** Data is kept of releases: there may be newer migrations than any of it has. */
async function newestVersion(): Promise<string | undefined> {
  const files = await readdir(placesOfServer.migrations);
  const migrations = files.filter((name) => name.endsWith('.sql')).toSorted();
  return migrations.at(-1)?.replace(/\.sql$/, '');
}

describe.each(engines)('on the %s database', (engine) => {
  it.each(keptVersions)('the data of %s is there after the upgrade', async (version) => {
    const place = await unpack(version, engine, bookings);
    const before = await readTables(place);
    await serve(place, expectEverything);
    const isUpgrade = version !== (await newestVersion());
    const states = await findStates(place.dataDirectory);
    expect(states.length).toBe(isUpgrade ? 1 : 0);
    if (!isUpgrade) return;
    const after = await readTables(place);
    expect(after).toContain(`public.bookings ${String(bookings + 6)} `);
    expect(await runRollback(place)).toEqual([
      `The data is what it was on ${states[0]?.savedAt ?? ''}. What it was until now is saved: \`rollback\` again brings it back.`,
      'Start the program that used the data then.',
    ]);
    expect(await readTables(place)).toBe(before);
    // The rollback itself is taken back.
    await rollBack(storageOf(place));
    expect(await readTables(place)).toBe(after);
  });

  it('a rollback that was killed when there was no database is taken up by the next', async () => {
    const place = await unpack(oldest, engine, 1);
    const before = await readTables(place);
    await upgrade(place);
    const [state] = await findStates(place.dataDirectory);
    await writeFile(
      path.join(place.dataDirectory, 'rollback.unfinished'),
      JSON.stringify({ to: state?.name, from: state?.name }),
    );
    await rm(path.join(place.dataDirectory, 'database'), { recursive: true, force: true });
    await rollBack(storageOf(place));
    expect(await readTables(place)).toBe(before);
  });

  it('files that were removed since then are there again, and new ones stay', async () => {
    const place = await unpack(oldest, engine, 1);
    const file = (name: string) => path.join(place.dataDirectory, 'private/documents', name);
    await atomicWrite(file('removed'), 'a passport');
    await upgrade(place);
    await rm(file('removed'));
    await atomicWrite(file('new'), 'another');
    await rollBack(storageOf(place));
    expect(await readFile(file('removed'), 'utf8')).toBe('a passport');
    expect(await readFile(file('new'), 'utf8')).toBe('another');
  });

  it('what was saved is readable for its owner alone', async () => {
    const place = await unpack(oldest, engine, 1);
    await upgrade(place);
    const [state] = await findStates(place.dataDirectory);
    const names = await readdir(state?.folder ?? '', { recursive: true });
    const open = await Promise.all(
      names.map(
        async (name) => ((await stat(path.join(state?.folder ?? '', name))).mode & 0o077) !== 0,
      ),
    );
    expect(names.filter((_name, index) => open[index])).toEqual([]);
  });

  it('what was saved is removed after thirty days', async () => {
    const place = await unpack(oldest, engine, 1);
    await upgrade(place);
    const [state] = await findStates(place.dataDirectory);
    const facts = path.join(state?.folder ?? '', 'state.json');
    const of = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const isKept = async (savedAt: string) => {
      await writeFile(facts, JSON.stringify({ engine, program: null, savedAt }));
      await expireStates(place.dataDirectory);
      return (await findStates(place.dataDirectory)).length === 1;
    };
    expect(await isKept(of(29))).toBe(true);
    expect(await isKept(of(31))).toBe(false);
  });

  it('a rollback is refused where nothing was saved, and changes nothing', async () => {
    const place = await unpack(oldest, engine, 1);
    const before = await readTables(place);
    await expect(rollBack(storageOf(place))).rejects.toThrow(/no state from before an upgrade/);
    expect(await readTables(place)).toBe(before);
  });

  it('nothing is saved where the owner does so', async () => {
    const place = await unpack(oldest, engine, 1);
    await upgrade(place, false);
    expect(await findStates(place.dataDirectory)).toEqual([]);
  });
});

describe.runIf(hasPostgres() && hasPostgresTools)('on PostgreSQL', () => {
  it('an upgrade is refused where the data can not be saved, and changes nothing', async () => {
    const place = await unpack(oldest, 'postgres', 1);
    const before = await readTables(place);
    vi.stubEnv('PATH', '');
    await expect(upgrade(place)).rejects.toThrow('nothing was changed. pg_dump was not found');
    expect(await readTables(place)).toBe(before);
    expect(await findStates(place.dataDirectory)).toEqual([]);
  });

  it('a rollback is refused while a server is connected', async () => {
    const place = await unpack(oldest, 'postgres', 1);
    await upgrade(place);
    await withDatabase(storageOf(place), async () => {
      await expect(rollBack(storageOf(place))).rejects.toThrow(/stop every process first/);
    });
  });
});

describe('the program', () => {
  it('is the earlier one again where it is started by a link', async () => {
    const folder = await temporaryDirectory();
    const [earlier, later, started] = ['0.1.0', '0.2.0', 'pothik'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    await mkdir(earlier);
    await mkdir(later);
    await symlink(later, started);
    expect(await leadTo(path.join(folder, '0.0.9'), started)).toBe(false);
    expect(await leadTo(earlier, later)).toBe(false);
    expect(await leadTo(earlier, started)).toBe(true);
    expect(await realpath(started)).toBe(earlier);
    expect(await readdir(folder)).toEqual(['0.1.0', '0.2.0', 'pothik']);
    await rm(folder, { recursive: true });
  });
});
