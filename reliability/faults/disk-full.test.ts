import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { sweepOrphans } from '@pothik/server/src/modules/files/sweep-documents.ts';
import {
  privateFilesOnDisk,
  type PrivateFiles,
} from '@pothik/server/src/platform/files/private-files.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';
import {
  anyService,
  book,
  bookWithForm,
  contact,
  countRows,
} from '@pothik/server/test/api/booking-forms.ts';
import { file, png } from '@pothik/server/test/api/pictures.ts';
import { temporaryDirectory } from '@pothik/server/test/databases.ts';

const directory = await temporaryDirectory();
afterAll(() => rm(directory, { recursive: true, force: true }));

/** How many files there is room for. */
let room = Infinity;

const disk = privateFilesOnDisk(directory);
const smallDisk: PrivateFiles = {
  ...disk,
  put(key, bytes) {
    if (room > 0) {
      room -= 1;
      return disk.put(key, bytes);
    }
    return Promise.reject(
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    );
  },
  check: () => (room > 0 ? disk.check() : Promise.reject(new Error('ENOSPC'))),
};
const documents = new Documents(smallDisk, deriveDocumentKeys(randomBytes(32)));

describeApp(
  'a disk that is full',
  (get) => {
    let serviceId = '';
    beforeAll(async () => {
      serviceId = await anyService(get());
    });
    const keysOnDisk = async () => {
      const keys = [];
      for await (const { key } of disk.list('documents')) keys.push(key);
      return keys;
    };

    it('refuses documents clearly, takes what needs none, and recovers by itself', async () => {
      const fields = { serviceId, ...contact(), documentType: 'nid' };
      const files = ['nidFront', 'nidBack'].map((name) => ({ ...file(png), name }));
      const send = () => bookWithForm(get(), fields, { key: 'nid', files });
      // Full between the one and the other.
      room = 1;
      const refused = await send();
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toMatchObject({
        code: 'unavailable',
        message: 'There is no space left to store this. Please try again later.',
      });
      expect(await countRows(get(), 'bookings')).toBe(0);
      expect(await countRows(get(), 'booking_documents')).toBe(0);
      expect((await get().app.inject('/readyz')).json()).toMatchObject({
        parts: { database: 'ok', files: 'failing' },
      });
      expect((await book(get(), { serviceId, ...contact() })).statusCode).toBe(200);

      room = Infinity;
      expect((await get().app.inject('/readyz')).statusCode).toBe(200);
      expect((await send()).statusCode).toBe(200);
      expect((await send()).statusCode).toBe(200);
      expect(await countRows(get(), 'bookings')).toBe(2);
      await sweepOrphans(get().database.db, documents, 0);
      expect(await keysOnDisk()).toHaveLength(2);
    });

    it('of the database is told as clearly as that of the files', async () => {
      const { pool } = get().database;
      await pool.query(
        `create function refuse() returns trigger language plpgsql as
           $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
         create trigger full_disk before insert on bookings execute function refuse()`,
      );
      try {
        const refused = await book(get(), { serviceId, ...contact() });
        expect(refused.statusCode).toBe(503);
        expect(refused.json()).toMatchObject({ code: 'unavailable' });
      } finally {
        await pool.query('drop function refuse cascade');
      }
      expect((await book(get(), { serviceId, ...contact() })).statusCode).toBe(200);
    });
  },
  { documents },
);
