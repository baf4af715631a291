import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/commands/backup.ts';
import { restore } from '../../src/commands/restore.ts';
import type { DataPlace } from '../../src/config/env.ts';
import { sealDocument } from '../../src/modules/files/document-cipher.ts';
import { deriveDocumentKeys } from '../../src/modules/files/document-keys.ts';
import { Documents } from '../../src/modules/files/documents.ts';
import {
  originalsOnDisk,
  originalsOnS3,
  type Originals,
} from '../../src/modules/media/originals.ts';
import { lockDataDirectory } from '../../src/platform/data-directory.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { bookingDocuments, settings } from '../../src/schema.ts';
import { loadDocumentKey } from '../../src/platform/document-key.ts';
import { atomicWrite } from '../../src/platform/files/atomic-write.ts';
import { Bucket } from '../../src/platform/files/bucket.ts';
import { privateFilesOnS3 } from '../../src/platform/files/private-files-on-s3.ts';
import { privateFilesOnDisk, type PrivateFiles } from '../../src/platform/files/private-files.ts';
import { openSecondApp } from '../api/app.ts';
import { bookingOf, bookWithForm, contact } from '../api/booking-forms.ts';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  hasPostgres,
  temporaryDirectory,
} from '../databases.ts';
import { startS3 } from '../files/s3-server.ts';
import { runOnPostgres } from '../postgres-at-hand.ts';
import { hasPostgresTools } from '../postgres-tools.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryDirectory();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = ({ databaseUrl: url, dataDirectory }: DataPlace) =>
  openDatabase({ url, dataDirectory });

/** A data directory in use: rows, files, a sealed document, the documents' key and what killed processes leave. */
async function fill(storage: DataPlace) {
  const database = await open(storage);
  const key = await loadDocumentKey(database.db, storage.dataDirectory, undefined);
  const sealed = sealDocument(deriveDocumentKeys(key), 'a', Buffer.from('a passport'));
  await privateFilesOnDisk(storage.dataDirectory).put('documents/a', sealed);
  await atomicWrite(path.join(storage.dataDirectory, 'incoming/photo.jpg'), 'a passport');
  await database.db.insert(settings).values({ name: 'contact', value: { phone: '১২৩' } });
  await atomicWrite(path.join(storage.dataDirectory, 'media/originals/a.svg'), '<svg/>');
  const left = path.join(storage.dataDirectory, 'media', `.00000000-${'0'.repeat(16)}.partial`);
  await writeFile(left, 'half');
  await database.close();
}

/** What was there is there again, and the key alone is missing. */
async function expectRestored(storage: DataPlace, key: string) {
  expect(await readFile(path.join(storage.dataDirectory, 'media/originals/a.svg'), 'utf8')).toBe(
    '<svg/>',
  );
  expect(await readdir(path.join(storage.dataDirectory, 'media'))).toEqual(['originals']);
  const database = await open(storage);
  const rows = await database.db.select().from(settings);
  expect(rows.find(({ name }) => name === 'contact')?.value).toEqual({ phone: '১২৩' });
  const load = () => loadDocumentKey(database.db, storage.dataDirectory, undefined);
  await expect(load()).rejects.toThrow(/is gone: it takes the key/);
  await writeFile(path.join(storage.dataDirectory, 'document.key'), key);
  const loaded = await load();
  expect(loaded.toString('hex')).toBe(key);
  const documents = new Documents(
    privateFilesOnDisk(storage.dataDirectory),
    deriveDocumentKeys(loaded),
  );
  expect((await documents.read({ key: 'documents/a' })).toString()).toBe('a passport');
  await database.close();
}

/** The entries of a folder, it included, that others than their owner may use. */
async function findOpenEntries(root: string): Promise<string[]> {
  const names = ['', ...(await readdir(root, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(path.join(root, name))).mode })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

async function backUpAndRestore(from: DataPlace, to: DataPlace) {
  await fill(from);
  const key = await readFile(path.join(from.dataDirectory, 'document.key'), 'utf8');
  const backup = path.join(folder, 'backup');
  await backUp(from, backup);
  const saved = await readdir(backup, { recursive: true });
  expect(saved.filter((name) => /document\.key|lock|socket|partial|incoming/.test(name))).toEqual(
    [],
  );
  expect(await findOpenEntries(backup)).toEqual([]);
  await restore(to, backup);
  // SQLite's lock has nothing in it.
  expect(await findOpenEntries(to.dataDirectory)).toEqual(['lock']);
  await expectRestored(to, key);
}

describe('a backup of the embedded database', () => {
  const storage = (name: string): DataPlace => ({
    dataDirectory: path.join(folder, name),
    databaseUrl: undefined,
  });

  it('is restored with its files into another directory, without the key', async () => {
    await copyEmbeddedTemplate(storage('data').dataDirectory);
    await backUpAndRestore(storage('data'), storage('elsewhere/data'));
  });

  it('is refused while a server has the directory, and where something is already', async () => {
    const { dataDirectory } = storage('data');
    await copyEmbeddedTemplate(dataDirectory);
    const lock = lockDataDirectory(dataDirectory);
    const backup = path.join(folder, 'backup');
    await expect(backUp(storage('data'), backup)).rejects.toThrow(/in use by another process/);
    lock.release();
    expect(existsSync(backup)).toBe(false);
    await mkdir(backup);
    await expect(backUp(storage('data'), backup)).rejects.toThrow(/is there already/);
  });

  it('is refused where no database was made to the end, and nothing is restored there', async () => {
    const { dataDirectory } = storage('data');
    await copyEmbeddedTemplate(dataDirectory);
    const backup = path.join(folder, 'backup');
    await backUp(storage('data'), backup);
    await writeFile(path.join(dataDirectory, 'database.unfinished'), '');
    await expect(backUp(storage('data'), path.join(folder, 'next'))).rejects.toThrow(
      `DATA_DIR ${dataDirectory} holds no database yet.`,
    );
    await rm(path.join(dataDirectory, 'database'), { recursive: true });
    await expect(restore(storage('data'), backup)).rejects.toThrow(/is not empty/);
  });

  it('is not restored over data, from half a backup, or into PostgreSQL', async () => {
    await copyEmbeddedTemplate(storage('data').dataDirectory);
    const backup = path.join(folder, 'backup');
    await backUp(storage('data'), backup);
    await expect(restore(storage('data'), backup)).rejects.toThrow(
      /is not empty .*: restore into an empty one/,
    );
    await expect(
      restore({ ...storage('new'), databaseUrl: 'postgres://127.0.0.1/x' }, backup),
    ).rejects.toThrow('The backup is of the embedded database: unset DATABASE_URL.');
    await rm(path.join(backup, 'manifest.json'));
    await expect(restore(storage('new'), backup)).rejects.toThrow(/holds no whole backup/);
  });
});

/** Where the files lie that bookings speak of, and how they get to another machine. */
interface Store {
  files: PrivateFiles;
  originals: Originals;
  /** @param dataDirectory of the other machine, into which a backup is restored. */
  move: (dataDirectory: string) => Promise<PrivateFiles>;
}

const inDirectory = (dataDirectory: string): Promise<Store> =>
  Promise.resolve({
    files: privateFilesOnDisk(dataDirectory),
    originals: originalsOnDisk(dataDirectory),
    move: (other) => Promise.resolve(privateFilesOnDisk(other)),
  });

async function inBucket(): Promise<Store> {
  const open = async (name: string) => {
    const s3 = await startS3(path.join(folder, name));
    onTestFinished(() => s3.stop());
    return new Bucket(s3.options);
  };
  const bucket = await open('bucket');
  return {
    files: privateFilesOnS3(bucket),
    originals: originalsOnS3(bucket),
    async move() {
      await cp(path.join(folder, 'bucket'), path.join(folder, 'copied'), { recursive: true });
      return privateFilesOnS3(await open('copied'));
    },
  };
}

describe.runIf(hasPostgres() && hasPostgresTools)('a backup of PostgreSQL', () => {
  it('is made while the database is used, and restored into an empty one', async () => {
    const [from, to] = await Promise.all([
      createPostgresDatabase('bare'),
      createPostgresDatabase('bare'),
    ]);
    await backUpAndRestore(
      { dataDirectory: path.join(folder, 'data'), databaseUrl: from.url },
      { dataDirectory: path.join(folder, 'elsewhere'), databaseUrl: to.url },
    );
    const backup = path.join(folder, 'backup');
    await expect(
      restore({ dataDirectory: path.join(folder, 'third'), databaseUrl: from.url }, backup),
    ).rejects.toThrow(/has tables/);
    await from.drop();
    await to.drop();
  });

  it('is readable for its owner alone while it is being written', async () => {
    const { url, drop } = await createPostgresDatabase('empty');
    const backup = path.join(folder, 'backup');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // pg_dump waits for the table, with its file open.
    await client.query('begin; lock table settings');
    const written = backUp({ dataDirectory: path.join(folder, 'data'), databaseUrl: url }, backup);
    const waiting = async () => {
      const rows = await runOnPostgres(
        `select from pg_stat_activity where datname = current_database()
           and application_name = 'pg_dump' and wait_event_type = 'Lock'`,
        url,
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    expect(await findOpenEntries(backup)).toEqual([]);
    await client.end();
    await written;
    await drop();
  });

  it.each([
    ['in the data directory', inDirectory],
    ['in a bucket that is copied after it', inBucket],
  ])(
    'holds what was booked before it, with documents %s, while others go on',
    async (_where, store) => {
      const [from, to] = await Promise.all([
        createPostgresDatabase('bare'),
        createPostgresDatabase('bare'),
      ]);
      const used = { dataDirectory: path.join(folder, 'data'), databaseUrl: from.url };
      const database = await open(used);
      await database.pool.query(
        `insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`,
      );
      const keys = deriveDocumentKeys(randomBytes(32));
      const { files, originals, move } = await store(used.dataDirectory);
      const documents = new Documents(files, keys);
      const { app, close } = await openSecondApp({ database, documents, originals });
      const booked: string[] = [];
      let isDone = false;
      const bookAgainAndAgain = async () => {
        while (!isDone) {
          const fields = { serviceId: 's', ...contact(), documentType: 'passport' };
          booked.push(bookingOf(await bookWithForm({ app }, fields))._id);
        }
      };
      const booking = Promise.all([bookAgainAndAgain(), bookAgainAndAgain()]);
      await expect.poll(() => booked.length, { timeout: 15_000 }).toBeGreaterThan(4);
      const before = [...booked];
      const backup = path.join(folder, 'backup');
      await backUp(used, backup);
      const moved = await move(path.join(folder, 'elsewhere'));
      isDone = true;
      await booking;
      await close();
      await database.close();

      const elsewhere = { dataDirectory: path.join(folder, 'elsewhere'), databaseUrl: to.url };
      await restore(elsewhere, backup);
      const restored = await open(elsewhere);
      const readable = new Documents(moved, keys);
      const rows = await restored.db.select().from(bookingDocuments);
      const there = rows.map(({ bookingId }) => bookingId);
      expect(before.filter((id) => !there.includes(id))).toEqual([]);
      for (const row of rows) {
        expect((await readable.read(row)).subarray(8, 12).toString()).toBe('WEBP');
      }
      expect(rows.length).toBeLessThanOrEqual(booked.length);
      await restored.close();
      await from.drop();
      await to.drop();
    },
  );
});
