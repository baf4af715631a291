import { createHash } from 'node:crypto';
import process from 'node:process';
import { and, eq, ne } from 'drizzle-orm';
import { readConfig } from '../config/env.ts';
import { resealDocument } from '../modules/files/document-cipher.ts';
import { deriveDocumentKeys, type DocumentKeys } from '../modules/files/document-keys.ts';
import { chatFolder, documentFolder } from '../modules/files/documents.ts';
import { uploadFolder } from '../modules/files/uploads/stored-uploads.ts';
import { findPushKey } from '../modules/files/push-key.ts';
import type { Database, Queries } from '../platform/database/open.ts';
import { moduleData } from '../module-data.ts';
import { readSealed, replaceSealed } from '../platform/sealed.ts';
import { bookingDocuments } from '../schema.ts';
import { finishKeyChange, loadDocumentKey } from '../platform/document-key.ts';
import { openBucket } from '../platform/files/bucket.ts';
import { privateFilesOnS3 } from '../platform/files/private-files-on-s3.ts';
import { privateFilesOnDisk, type PrivateFiles } from '../platform/files/private-files.ts';
import { StartError } from '../platform/start-error.ts';
import type { Run, Say } from './command.ts';
import { withDatabase } from './with-database.ts';

/** What came of it. */
export interface Resealed {
  /** Things that were sealed anew by this run. */
  anew: number;
  /** What neither key opens: it is left as it is, and was lost before. */
  unreadable: string[];
}

/**
 * Seals with the key of now everything that the one before has sealed. Each thing is changed as a whole or not at
 * all, and what is sealed anew already is left alone: a run that was cut off is done by the next one. What is stored
 * by a running server meanwhile is sealed with the key of now.
 *
 * @param tell hears how far it has come, once for each thousand files.
 */
export async function resealEverything(
  db: Queries,
  files: PrivateFiles,
  keys: DocumentKeys,
  tell: Say,
): Promise<Resealed> {
  const result: Resealed = { anew: 0, unreadable: [] };
  const reseal = (name: string, purpose: string, sealed: Buffer): Buffer | undefined => {
    try {
      return resealDocument(keys, purpose, sealed);
    } catch {
      result.unreadable.push(name);
      return undefined;
    }
  };
  for (const rows of moduleData.flatMap(({ sealed = [] }) => sealed)) {
    for (const row of await readSealed(db, rows)) {
      const purpose = rows.purpose(row.name);
      const anew = reseal(purpose, purpose, Buffer.from(row.sealed, 'base64'));
      if (!anew) continue;
      await replaceSealed(db, rows, row, anew.toString('base64url'));
      result.anew += 1;
    }
  }
  let seen = 0;
  for (const folder of [documentFolder, chatFolder, uploadFolder]) {
    for await (const { key } of files.list(folder)) {
      const sealed = await files.get(key);
      if (!sealed) continue;
      const anew = reseal(key, key.slice(key.indexOf('/') + 1), sealed);
      if (anew) {
        await files.put(key, anew);
        result.anew += 1;
      }
      if (folder === documentFolder) await noteDigest(db, key, anew ?? sealed);
      seen += 1;
      if (seen % 1_000 === 0) tell(`${String(seen)} files so far.`);
    }
  }
  return result;
}

/** Its row tells the digest of the bytes as they lie in the store; a run may have been cut off before it was noted. */
async function noteDigest(db: Queries, key: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db
    .update(bookingDocuments)
    .set({ sha256 })
    .where(and(eq(bookingDocuments.key, key), ne(bookingDocuments.sha256, sha256)));
}

/** Exchanges the key in a database and its files, to the end. */
export async function exchangeKey(
  database: Database,
  files: PrivateFiles,
  { now, before }: { now: Buffer; before: Buffer },
  tell: Say,
): Promise<Resealed> {
  const keys = deriveDocumentKeys(now, before);
  await findPushKey(database.db, keys);
  const result = await resealEverything(database.db, files, keys, tell);
  await finishKeyChange(database.db, now);
  return result;
}

/** `keys rotate`: on PostgreSQL beside the server, on the embedded database while it is stopped. */
export const rotateKeys: Run = async (_given, say) => {
  const config = readConfig(process.env);
  const { dataDirectory, documentKey: now, documentKeyBefore: before, s3 } = config;
  if (!now || !before) {
    throw new StartError(
      'Nothing to exchange: set DOCUMENT_KEY to a new key and DOCUMENT_KEY_BEFORE to the one that it takes the place of.',
    );
  }
  const files = s3 ? privateFilesOnS3(await openBucket(s3)) : privateFilesOnDisk(dataDirectory);
  const { anew, unreadable } = await withDatabase(config, async (database) => {
    await loadDocumentKey(database.db, dataDirectory, now, before);
    return exchangeKey(database, files, { now, before }, say);
  });
  if (unreadable.length > 0) {
    say(
      `Neither key opens ${String(unreadable.length)}, which were left: ${unreadable.join(', ')}.`,
    );
  }
  say(`Sealed anew: ${String(anew)}. Take DOCUMENT_KEY_BEFORE out, start the server again, and`);
  say('destroy the old key once no backup from before is kept any more.');
};
