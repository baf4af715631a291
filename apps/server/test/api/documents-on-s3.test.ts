import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { sweepOldPictures } from '../../src/modules/chat/pictures/sweep-pictures.ts';
import { deriveDocumentKeys } from '../../src/modules/files/document-keys.ts';
import { Documents } from '../../src/modules/files/documents.ts';
import { sweepOrphans } from '../../src/modules/files/sweep-documents.ts';
import { originalsOnS3 } from '../../src/modules/media/originals.ts';
import { chatMessages } from '../../src/schema.ts';
import { Bucket } from '../../src/platform/files/bucket.ts';
import { privateFilesOnS3 } from '../../src/platform/files/private-files-on-s3.ts';
import { temporaryDirectory } from '../databases.ts';
import { startS3 } from '../files/s3-server.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, bookWithForm, contact, countRows } from './booking-forms.ts';
import { startChat } from './chat-people.ts';
import { register } from './people.ts';
import { boundary, file, png, toBody } from './pictures.ts';
import { uploadWhole } from './tus.ts';

const directory = await temporaryDirectory();
const s3 = await startS3(directory);
const bucket = new Bucket(s3.options);
const documents = new Documents(privateFilesOnS3(bucket), deriveDocumentKeys(randomBytes(32)));
const nowhere = new Documents(
  privateFilesOnS3(new Bucket({ ...s3.options, endpoint: 'http://127.0.0.1:9' })),
  documents.keys,
);
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true, force: true });
});

const fields = { ...contact(), documentType: 'passport' };

describeApp(
  'documents in an S3-compatible store',
  (get) => {
    it('open for their owner, and stay when orphans are swept', async () => {
      const { token } = await register(get());
      const serviceId = await anyService(get());
      const answer = await bookWithForm(get(), { serviceId, ...fields }, { token });
      await documents.files.put('documents/orphan', Buffer.from('x'));
      await sweepOrphans(get().database.db, documents, -60_000);
      expect(await documents.files.get('documents/orphan')).toBeUndefined();
      const url = bookingOf(answer).documents?.passport ?? '';
      const opened = await get().app.inject({ url });
      expect(opened.headers['content-type']).toBe('image/webp');
      expect(opened.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    });

    it('come to it in pieces, and are put together', async () => {
      const passportUpload = await uploadWhole(get(), png);
      const pieces: string[] = [];
      for await (const { key } of documents.files.list('uploads')) {
        if (key.includes(passportUpload)) pieces.push(key);
      }
      expect(pieces).toHaveLength(1);
      const answer = await book(get(), {
        serviceId: await anyService(get()),
        ...contact(),
        passportUpload,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await countRows(get(), 'uploads')).toBe(0);
    });

    it('go from it with the pictures of a chat that has rested for half a year', async () => {
      const { db } = get().database;
      const { id, visitorToken } = await startChat(get());
      const sent = await get().app.inject({
        method: 'POST',
        url: `/api/chats/${id}/pictures/customer`,
        headers: {
          'x-visitor-token': visitorToken,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: toBody([{ ...file(png), name: 'picture' }]),
      });
      expect(sent.statusCode).toBe(200);
      const [row] = await db
        .select()
        .from(chatMessages)
        .where(isNotNull(chatMessages.attachmentKey));
      const key = row?.attachmentKey ?? '';
      expect(await documents.files.get(key)).toBeDefined();
      await db.update(chatMessages).set({ createdAt: sql`now() - interval '181 days'` });
      await sweepOldPictures(db, documents.files);
      expect(await documents.files.get(key)).toBeUndefined();
    });

    it('lie beside the pictures that everybody may see', async () => {
      const { rows } = await get().database.pool.query<{ id: string; key: string }>(
        'select id, key from images order by id limit 1',
      );
      const { id = '', key = '' } = rows[0] ?? {};
      expect((await bucket.get(`media/originals/${key}`))?.length).toBeGreaterThan(0);
      const picture = await get().app.inject(`/media/${id}/320.webp`);
      expect(picture.headers['content-type']).toBe('image/webp');
      await expect(readdir(path.join(get().dataDirectory, 'media', 'originals'))).rejects.toThrow(
        'ENOENT',
      );
    });
  },
  { documents, originals: originalsOnS3(bucket) },
);

describeApp(
  'a store that cannot be reached',
  (get) => {
    it('fails what needs it, clearly, and nothing else', async () => {
      const { token } = await register(get());
      const serviceId = await anyService(get());
      const refused = await bookWithForm(get(), { serviceId, ...fields }, { token });
      expect(refused.statusCode).toBe(503);
      expect(await countRows(get(), 'bookings')).toBe(0);
      const taken = await bookWithForm(get(), { serviceId, ...contact() }, { token, files: [] });
      expect(taken.statusCode).toBe(200);
      const ready = await get().app.inject('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        { status: 'failing', parts: { database: 'ok', files: 'failing', space: 'ok' } },
      ]);
    });
  },
  { documents: nowhere },
);
