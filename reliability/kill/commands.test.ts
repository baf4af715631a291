import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@pothik/server/src/commands/backup.ts';
import { exchangeKey } from '@pothik/server/src/commands/rotate-keys.ts';
import { withDatabase } from '@pothik/server/src/commands/with-database.ts';
import { createSession } from '@pothik/server/test/sessions.ts';
import { ensureStaff } from '@pothik/server/src/modules/auth/staff.ts';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { sessions, users } from '@pothik/server/src/schema.ts';
import { loadDocumentKey } from '@pothik/server/src/platform/document-key.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { saveState } from '@pothik/server/src/upgrades/saved-states.ts';
import {
  copyEmbeddedTemplate,
  copyFolder,
  createPostgresDatabase,
  temporaryDirectory,
  testedEngines,
} from '@pothik/server/test/databases.ts';
import { runOnPostgres } from '@pothik/server/test/postgres-at-hand.ts';
import { hasPostgresTools } from '@pothik/server/test/postgres-tools.ts';
import { withStoredData, type Place } from '@pothik/server/test/stored-data.ts';
import { bookingForm } from './booking-form.ts';
import { findBrokenDocuments } from './broken-bookings.ts';
import { runCommand, serveOrRefuse, stepsToKillAt } from './killed-command.ts';

const picture = await sharp({
  create: { width: 900, height: 600, channels: 3, background: { r: 12, g: 92, b: 83 } },
})
  .jpeg()
  .toBuffer();

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const withOldKey = { DOCUMENT_KEY: oldKey.toString('hex') };
const withNewKey = { DOCUMENT_KEY: newKey.toString('hex') };
const withBothKeys = { ...withNewKey, DOCUMENT_KEY_BEFORE: oldKey.toString('hex') };

/** The pictures that each booking of the source has. */
const sent = [1, 2, 1];
const documentCount = 4;
/** Of the second backup, from which the last booking is missing. */
const fewerDocuments = 3;

const engines = testedEngines().filter((engine) => engine === 'embedded' || hasPostgresTools);

describe.each(engines)('a command that is killed on the %s database', (engine) => {
  const removals: (() => Promise<void>)[] = [];
  let source: Place;
  let token: string;
  /** Folders of two backups. */
  let backups: [string, string];
  let keptPlaces = 0;

  /** An empty place, or a copy of another that nobody uses. */
  async function makePlace(original?: Place): Promise<Place> {
    const dataDirectory = await temporaryDirectory();
    removals.push(() => rm(dataDirectory, { recursive: true, force: true }));
    if (original) await copyFolder(original.dataDirectory, dataDirectory);
    if (engine === 'embedded') return { dataDirectory, url: undefined };
    const { url, drop } = await createPostgresDatabase(
      original?.url ? { copyOf: original.url } : 'bare',
    );
    removals.push(drop);
    return { dataDirectory, url };
  }

  const removePlaces = async (kept: number) => {
    for (const remove of removals.splice(kept)) await remove();
  };

  async function book(origin: string) {
    const registered = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Rahima Begum',
        email: 'rahima@example.com',
        phone: '01712345678',
        password: 'river-boat-7',
      }),
    });
    ({ token } = (await registered.json()) as { token: string });
    for (const count of sent) {
      const booked = await fetch(`${origin}/api/bookings`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: bookingForm(Array.from({ length: count }, () => picture)),
      });
      expect(booked.status).toBe(200);
    }
  }

  /** Opens every document of every booking, as its owner does. */
  const expectDocuments = (count: number) => async (origin: string) => {
    const listed = await fetch(`${origin}/api/bookings/my-bookings`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { bookings } = (await listed.json()) as {
      bookings: { documents: Record<string, string> }[];
    };
    const addresses = bookings.flatMap(({ documents }) => Object.values(documents));
    const statuses = await Promise.all(
      addresses.map(async (address) => (await fetch(new URL(address, origin))).status),
    );
    expect(statuses).toEqual(Array.from({ length: count }, () => 200));
  };

  const storageOf = ({ dataDirectory, url }: Place) => ({
    dataDirectory,
    databaseUrl: url,
    savesBeforeUpgrade: true,
  });

  async function hasTables({ url }: Place) {
    const [row] = await runOnPostgres<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')`,
      url,
    );
    return row?.tables !== 0;
  }

  /** Whether the place holds nothing but what belongs to processes. */
  async function isUntouched(place: Place) {
    const names = await readdir(place.dataDirectory);
    if (names.some((name) => !name.startsWith('lock'))) return false;
    return engine === 'embedded' || !(await hasTables(place));
  }

  /** The steps after which a command is killed, found by running it to its end. */
  async function findSteps(place: Place, line: readonly string[], settings?: NodeJS.ProcessEnv) {
    const ended = await runCommand(place, line, settings);
    expect(ended).toMatchObject({ status: 0 });
    const steps = stepsToKillAt(ended.steps);
    expect(steps).not.toEqual([]);
    return steps;
  }

  beforeAll(async () => {
    source = await makePlace();
    if (engine === 'embedded') await copyEmbeddedTemplate(source.dataDirectory);
    await withStoredData(source, ({ pool }) =>
      pool.query(`insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`),
    );
    expect(await serveOrRefuse(source, withOldKey, book)).toBe(undefined);
    const folder = await temporaryDirectory();
    removals.push(() => rm(folder, { recursive: true, force: true }));
    backups = [path.join(folder, 'first'), path.join(folder, 'second')];
    await backUp(storageOf(source), backups[0]);
    const fewer = await makePlace(source);
    await withStoredData(fewer, ({ pool }) =>
      pool.query(
        'delete from bookings where id = (select id from bookings order by created_at desc limit 1)',
      ),
    );
    await backUp(storageOf(fewer), backups[1]);
    keptPlaces = removals.length;
  }, 600_000);
  afterEach(() => removePlaces(keptPlaces));
  afterAll(() => removePlaces(0));

  it('`restore` keeps every process away until a restore of the same or another backup has finished', async () => {
    const steps = await findSteps(await makePlace(), ['restore', backups[0]]);
    for (const [index, step] of steps.entries()) {
      const place = await makePlace();
      const { signal } = await runCommand(place, ['restore', backups[0]], {}, step);
      expect(signal, step).toBe('SIGKILL');
      if (!(await isUntouched(place))) {
        const elsewhere = { ...place, dataDirectory: await temporaryDirectory() };
        const refusal = await serveOrRefuse(place, withOldKey, expectDocuments(documentCount));
        // Without a refusal the restore was done, and every document could be read.
        if (refusal === undefined) continue;
        expect(refusal, step).toContain('holds a restore that was cut off: run `restore FOLDER`');
        if (engine === 'postgres' && (await hasTables(place))) {
          const start = withDatabase(storageOf(elsewhere), () => Promise.resolve());
          await expect(start, step).rejects.toThrow('a restore that was cut off');
        }
        await rm(elsewhere.dataDirectory, { recursive: true });
      }
      const [again, count] =
        index % 2 === 0
          ? ([backups[1], fewerDocuments] as const)
          : ([backups[0], documentCount] as const);
      expect(await runCommand(place, ['restore', again]), step).toMatchObject({ status: 0 });
      const refusal = await serveOrRefuse(place, withOldKey, expectDocuments(count));
      expect(refusal, step).toBe(undefined);
      await removePlaces(keptPlaces);
    }
  }, 3_600_000);

  it('`rollback` keeps every process away until the next has finished, also over an exchange of the key', async () => {
    const upgraded = await makePlace(source);
    await saveState(storageOf(upgraded), null);
    await withStoredData(upgraded, async (database) => {
      await loadDocumentKey(database.db, upgraded.dataDirectory, newKey, oldKey);
      const files = privateFilesOnDisk(upgraded.dataDirectory);
      await exchangeKey(database, files, { now: newKey, before: oldKey }, () => undefined);
    });
    const kept = removals.length;
    const steps = await findSteps(await makePlace(upgraded), ['rollback']);
    for (const step of steps) {
      const place = await makePlace(upgraded);
      const { signal } = await runCommand(place, ['rollback'], {}, step);
      expect(signal, step).toBe('SIGKILL');
      const refusal = await serveOrRefuse(place, withOldKey, expectDocuments(documentCount));
      if (refusal !== undefined) {
        const isBegun = !refusal.includes('is not the key that this database was used with');
        if (isBegun) expect(refusal, step).toContain('a rollback that was cut off: run `rollback`');
        expect(await runCommand(place, ['rollback']), step).toMatchObject({ status: 0 });
        const after = await serveOrRefuse(place, withOldKey, expectDocuments(documentCount));
        expect(after, step).toBe(undefined);
      }
      await removePlaces(kept);
    }
  }, 3_600_000);

  it('`keys rotate` leaves documents that both keys open, and the new one alone once it has been run again', async () => {
    const line = ['keys', 'rotate'];
    const steps = await findSteps(await makePlace(source), line, withBothKeys);
    for (const step of steps) {
      const place = await makePlace(source);
      const { signal } = await runCommand(place, line, withBothKeys, step);
      expect(signal, step).toBe('SIGKILL');
      const refusal = await serveOrRefuse(place, withNewKey, expectDocuments(documentCount));
      if (refusal !== undefined) {
        expect(refusal, step).toMatch(/until `keys rotate` is done|is not the key that/);
        const between = await serveOrRefuse(place, withBothKeys, expectDocuments(documentCount));
        expect(between, step).toBe(undefined);
      }
      expect(await runCommand(place, line, withBothKeys), step).toMatchObject({ status: 0 });
      const after = await serveOrRefuse(place, withNewKey, expectDocuments(documentCount));
      expect(after, step).toBe(undefined);
      const documents = new Documents(
        privateFilesOnDisk(place.dataDirectory),
        deriveDocumentKeys(newKey),
      );
      const broken = await withStoredData(place, (database) =>
        findBrokenDocuments(database, documents),
      );
      expect(broken, step).toEqual([]);
      await removePlaces(keptPlaces);
    }
  }, 3_600_000);

  it('`start` with another STAFF_PASSWORD ends the sessions of the old one, also after it was killed', async () => {
    const place = await makePlace(source);
    const email = 'owner@example.com';
    await withStoredData(place, async ({ db }) => {
      await ensureStaff(db, { email, password: 'lake-road-12-dhaka' });
      const [owner] = await db.select().from(users).where(eq(users.email, email));
      await createSession(db, owner?.id ?? '');
    });
    const settings = { ...withOldKey, STAFF_EMAIL: email, STAFF_PASSWORD: 'river-boat-77-dhaka' };
    const { signal } = await runCommand(place, ['start'], { ...settings, PORT: '0' }, 'update 1');
    expect(signal).toBe('SIGKILL');
    expect(await serveOrRefuse(place, settings, () => Promise.resolve())).toBe(undefined);
    const left = await withStoredData(place, ({ db }) =>
      db
        .select()
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(users.email, email)),
    );
    expect(left).toEqual([]);
  });
});
