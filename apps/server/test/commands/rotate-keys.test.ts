import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { exchangeKey, resealEverything } from '../../src/commands/rotate-keys.ts';
import { secretPurpose } from '../../src/modules/second-factor/secrets.ts';
import { issueToken, useToken } from '../../src/modules/continuations/continuation-tokens.ts';
import { openDocument, sealDocument } from '../../src/modules/files/document-cipher.ts';
import { deriveDocumentKeys } from '../../src/modules/files/document-keys.ts';
import { Documents } from '../../src/modules/files/documents.ts';
import { originalsOnDisk } from '../../src/modules/media/originals.ts';
import { findPushKey } from '../../src/modules/files/push-key.ts';
import { bookingDocuments, secondFactors, services, settings } from '../../src/schema.ts';
import { loadDocumentKey } from '../../src/platform/document-key.ts';
import { privateFilesOnDisk, type PrivateFiles } from '../../src/platform/files/private-files.ts';
import { createId } from '../../src/platform/id.ts';
import type { SecretSealer } from '../../src/platform/sealed.ts';
import { openSecondApp } from '../api/app.ts';
import { bookWithForm, contact } from '../api/booking-forms.ts';
import { describeEachDatabase } from '../databases.ts';
import { insertUser } from '../rows.ts';

const silent = () => undefined;

describeEachDatabase('keys rotate', (get) => {
  let old: Buffer;
  let now: Buffer;
  let files: PrivateFiles;

  const open = (key: string, ...keys: Parameters<typeof deriveDocumentKeys>) => {
    const name = key.slice(key.indexOf('/') + 1);
    return files.get(key).then((sealed) => {
      if (!sealed) throw new Error(`${key} is gone`);
      return openDocument(deriveDocumentKeys(...keys), name, sealed).toString();
    });
  };
  const store = (key: string, text: string) =>
    files.put(
      key,
      sealDocument(deriveDocumentKeys(old), key.slice(key.indexOf('/') + 1), Buffer.from(text)),
    );
  const sealer = (key: Buffer): SecretSealer => {
    const keys = deriveDocumentKeys(key);
    return {
      seal: (purpose, text) => sealDocument(keys, purpose, Buffer.from(text)).toString('base64url'),
      open: (purpose, sealed) =>
        openDocument(keys, purpose, Buffer.from(sealed, 'base64')).toString(),
    };
  };
  const load = (configured: Buffer, before?: Buffer) =>
    loadDocumentKey(get().database.db, get().dataDirectory, configured, before);

  beforeEach(async () => {
    [old, now] = [randomBytes(32), randomBytes(32)];
    files = privateFilesOnDisk(path.join(get().dataDirectory, createId()));
    await get().database.db.delete(settings);
    await get().database.db.delete(secondFactors);
    await load(old);
  });

  it('seals documents, pictures, uploads and secrets anew, and asks for the new key alone then', async () => {
    const { db } = get().database;
    for (const folder of ['documents', 'chat-pictures', 'uploads'])
      await store(`${folder}/a`, folder);
    const userId = await insertUser(db);
    const secret = sealer(old).seal(secretPurpose(userId), 'of an app');
    await db.insert(secondFactors).values({ userId, secret });
    const continued = { chat: { id: 'a', visitorToken: 'b' } };
    const { continueToken } = await issueToken(db, sealer(old), continued);

    await load(now, old);
    const { anew, unreadable } = await exchangeKey(
      get().database,
      files,
      { now, before: old },
      silent,
    );
    expect({ anew, unreadable }).toEqual({ anew: 5, unreadable: [] });
    // Browsers have subscribed to that one.
    expect(await findPushKey(db, deriveDocumentKeys(now))).toEqual(deriveDocumentKeys(old).push);

    for (const folder of ['documents', 'chat-pictures', 'uploads']) {
      expect(await open(`${folder}/a`, now)).toBe(folder);
    }
    const [factor] = await db.select().from(secondFactors);
    expect(sealer(now).open(secretPurpose(userId), factor?.secret ?? '')).toBe('of an app');
    expect(await useToken(db, sealer(now), continueToken)).toEqual(continued);
    expect(await load(now)).toEqual(now);
    await expect(load(old)).rejects.toThrow('is not the key that this database was used with');
  });

  it('goes on where it was cut off, while a server reads what either key has sealed', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `documents/${String(index)}`);
    for (const name of names) await store(name, name);
    await load(now, old);
    let left = 4;
    const cutOff: PrivateFiles = {
      ...files,
      put(key, bytes) {
        left -= 1;
        if (left < 0) throw new Error('cut off');
        return files.put(key, bytes);
      },
    };
    const change = { now, before: old };
    await expect(exchangeKey(get().database, cutOff, change, silent)).rejects.toThrow('cut off');
    for (const name of names) expect(await open(name, now, old)).toBe(name);

    const { anew } = await exchangeKey(get().database, files, change, silent);
    expect(anew).toBe(5);
    for (const name of names) expect(await open(name, now)).toBe(name);
    const again = await resealEverything(
      get().database.db,
      files,
      deriveDocumentKeys(now, old),
      silent,
    );
    expect(again.anew).toBe(0);
  });

  it('asks for both keys from its first start until it is done, and lets one go back', async () => {
    await load(now, old);
    const both = 'DOCUMENT_KEY takes the new one and DOCUMENT_KEY_BEFORE the other';
    await expect(load(old)).rejects.toThrow(both);
    await expect(load(now)).rejects.toThrow(both);
    await expect(load(randomBytes(32), old)).rejects.toThrow(both);
    await expect(load(now, randomBytes(32))).rejects.toThrow(both);
    expect(await load(now, old)).toEqual(now);

    expect(await load(old, now)).toEqual(old);
    await exchangeKey(get().database, files, { now: old, before: now }, silent);
    expect(await load(old)).toEqual(old);
  });

  it('is begun by nobody who does not have the key before', async () => {
    await expect(load(now, randomBytes(32))).rejects.toThrow('is not the key');
    expect(await load(old)).toEqual(old);
  });

  it('leaves what neither key opens, and names it', async () => {
    await store('documents/a', 'a passport');
    await files.put('documents/b', Buffer.alloc(200));
    await load(now, old);
    const { unreadable } = await exchangeKey(get().database, files, { now, before: old }, silent);
    expect(unreadable).toEqual(['documents/b']);
    expect(await open('documents/a', now)).toBe('a passport');
    expect(await files.get('documents/b')).toEqual(Buffer.alloc(200));
  });

  it('notes with a booking the digest of the bytes that lie in the store now', async () => {
    const { database, dataDirectory } = get();
    const serviceId = createId();
    await database.db.insert(services).values({ id: serviceId, name: 'Visa', serviceType: 'visa' });
    const { app, close } = await openSecondApp({
      database,
      documents: new Documents(files, deriveDocumentKeys(old)),
      originals: originalsOnDisk(dataDirectory),
    });
    const fields = { serviceId, ...contact(), documentType: 'passport' };
    expect((await bookWithForm({ app }, fields)).statusCode).toBe(200);
    await close();
    await load(now, old);
    await exchangeKey(database, files, { now, before: old }, silent);

    const [row] = await database.db.select().from(bookingDocuments);
    const bytes = await files.get(row?.key ?? '');
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(row?.sha256);
    const documents = new Documents(files, deriveDocumentKeys(now));
    expect((await documents.read({ key: row?.key ?? '' })).subarray(8, 12).toString()).toBe('WEBP');
  });
});
