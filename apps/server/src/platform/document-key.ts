import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Queries } from './database/open.ts';
import { settings } from './database/schema/index.ts';
import { atomicWrite } from './files/atomic-write.ts';
import { StartError } from './start-error.ts';

/** Its name in the data directory. It is no part of a backup. */
export const documentKeyFile = 'document.key';

const proofName = 'document-key-proof';

const proofOf = (key: Buffer) => createHmac('sha256', key).update('pothik document key').digest();

async function storedProof(db: Queries): Promise<Buffer | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, proofName));
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'hex') : undefined;
}

/**
 * The key that identity documents are encrypted with: the configured one, or one generated into
 * the data directory (mode 0600). With the documents' rows lies a proof of the key that they were
 * written with, so that a lost or wrong key is found at start and not at the first picture.
 *
 * @throws StartError when the key is not the one that the database was used with.
 */
export async function loadDocumentKey(
  db: Queries,
  dataDirectory: string,
  configured: Buffer | undefined,
): Promise<Buffer> {
  const file = path.join(dataDirectory, documentKeyFile);
  if (!configured && !existsSync(file)) {
    if (await storedProof(db)) {
      throw new StartError(
        `DOCUMENT_KEY got nothing and ${file} is gone: it takes the key that this database was used with.`,
      );
    }
    await atomicWrite(file, randomBytes(32).toString('hex'));
  }
  const key = configured ?? (await readKey(file));
  const proof = proofOf(key);
  // Of two processes that start at once on one database, the first says which key it is.
  await db
    .insert(settings)
    .values({ name: proofName, value: proof.toString('hex') })
    .onConflictDoNothing();
  const expected = await storedProof(db);
  if (expected?.length === proof.length && timingSafeEqual(expected, proof)) return key;
  const given = configured ? 'DOCUMENT_KEY' : `DOCUMENT_KEY got nothing, and ${file}`;
  throw new StartError(
    `${given} is not the key that this database was used with: it takes that one.`,
  );
}

async function readKey(file: string): Promise<Buffer> {
  const text = (await readFile(file, 'utf8')).trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new StartError(`${file} is damaged: it takes 64 hexadecimal digits.`);
}
