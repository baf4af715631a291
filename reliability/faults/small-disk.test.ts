import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '@pothik/server/test/sessions.ts';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { originalsOnDisk } from '@pothik/server/src/modules/media/originals.ts';
import { users } from '@pothik/server/src/schema.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { openSecondApp } from '@pothik/server/test/api/app.ts';
import { book, bookWithForm, contact } from '@pothik/server/test/api/booking-forms.ts';
import { boundary, file, toBody } from '@pothik/server/test/api/pictures.ts';
import { openTestDatabase, type TestDatabase } from '@pothik/server/test/databases.ts';
import { mountDisk } from '@pothik/server/test/test-disk.ts';

const megabyte = 1_048_576;

// Free, it is more than what counts as full.
const { disk, hasDisk, fill, empty } = await mountDisk(24);

describe.runIf(hasDisk)('a small disk', () => {
  let opened: TestDatabase;
  let second: Awaited<ReturnType<typeof openSecondApp>>;
  let token = '';
  let photo: Buffer;
  beforeAll(async () => {
    opened = await openTestDatabase('embedded');
    const { database } = opened;
    const { db, pool } = database;
    await pool.query(`insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`);
    await db.insert(users).values({ id: 'rahima', name: 'Rahima', email: 'rahima@example.com' });
    token = await createSession(db, 'rahima');
    const documents = new Documents(privateFilesOnDisk(disk), deriveDocumentKeys(randomBytes(32)));
    const originals = originalsOnDisk(disk);
    second = await openSecondApp({ database, documents, originals }, { dataDirectory: disk });
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    photo = await sharp({
      create: { width: 1_000, height: 1_000, channels: 3, background: 'grey', noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(megabyte / 2);
  });
  afterAll(async () => {
    await second.close();
    await opened.remove();
  });

  const sendBooking = () =>
    bookWithForm(
      second,
      { serviceId: 's', ...contact(), documentType: 'passport' },
      { key: 'one-booking', token, files: [{ ...file(photo), name: 'passport' }] },
    );
  const sendPicture = () =>
    second.app.inject({
      method: 'POST',
      url: '/api/upload/image',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: toBody([{ ...file(photo), name: 'image' }]),
    });
  const count = async (table: string) => {
    const { rows } = await opened.database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table}`,
    );
    return rows[0]?.n;
  };
  const filesIn = (folder: string) => readdir(path.join(disk, folder)).catch(() => []);
  const readiness = async () => {
    const answer = await second.app.inject('/readyz');
    return { status: answer.statusCode, ...answer.json<{ parts: object }>().parts };
  };

  it.each([
    ['has no room at all', 0],
    ['gets full in the middle of what is sent', megabyte / 4],
    ['has room for what is sent and not for what is made of it', megabyte],
  ])('that %s refuses files clearly, and keeps nothing of them', async (_when, left) => {
    await fill(left);
    const [before, pictures] = [await count('bookings'), await count('images')];
    for (const answer of [await sendBooking(), await sendPicture()]) {
      expect(answer.statusCode, answer.body).toBe(503);
      expect(answer.json()).toMatchObject({
        code: 'unavailable',
        message: 'There is no space left to store this. Please try again later.',
      });
    }
    expect([await count('bookings'), await count('images')]).toEqual([before, pictures]);
    await expect.poll(() => filesIn('incoming'), { timeout: 30_000 }).toEqual([]);
    expect(await filesIn('private/documents')).toEqual([]);
    // What needs no room goes on.
    const other = await book(second, { serviceId: 's', ...contact() });
    expect(other.statusCode).toBe(200);
    expect((await second.app.inject('/api/services/s')).statusCode).toBe(200);
  });

  it('is told by /readyz, and serves again by itself once there is room', async () => {
    await fill(0);
    const parts = { database: 'ok', files: 'failing', space: 'failing' };
    expect(await readiness()).toEqual({ status: 503, ...parts });
    await empty();
    expect(await readiness()).toEqual({ status: 200, database: 'ok', files: 'ok', space: 'ok' });
    for (const answer of [await sendBooking(), await sendBooking(), await sendPicture()]) {
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(await filesIn('private/documents')).toHaveLength(1);
    await expect.poll(() => filesIn('incoming'), { timeout: 30_000 }).toEqual([]);
  });
});
