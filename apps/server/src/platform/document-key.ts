import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from './database/open.ts';
import { settings } from './schema.ts';
import { atomicWrite } from './files/atomic-write.ts';
import { StartError } from './start-error.ts';

/** Its name in the data directory. It is no part of a backup. */
export const documentKeyFile = 'document.key';

/** Proofs of the key that the database was used with, and of the one that is taking its place. */
const proofNames = { current: 'document-key-proof', next: 'document-key-proof-next' } as const;
type ProofName = (typeof proofNames)[keyof typeof proofNames];

const proofOf = (key: Buffer) => createHmac('sha256', key).update('pothik document key').digest();

async function storedProof(db: Queries, name: ProofName): Promise<Buffer | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'hex') : undefined;
}

const proves = (proof: Buffer | undefined, key: Buffer | undefined): boolean => {
  const given = key && proofOf(key);
  return given !== undefined && proof?.length === given.length && timingSafeEqual(proof, given);
};

/** Of two processes that note at once, the first says which key it is. */
async function noteProof(db: Queries, name: ProofName, key: Buffer): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value: proofOf(key).toString('hex') })
    .onConflictDoNothing();
}

/**
 * Says whether a database was used with a key, and changes nothing.
 *
 * @returns `new` where it was used with none yet, `other` for any other key.
 */
export async function compareDocumentKey(
  db: Queries,
  key: Buffer,
  before?: Buffer,
): Promise<'new' | 'same' | 'changing' | 'other'> {
  const current = await storedProof(db, proofNames.current);
  const next = await storedProof(db, proofNames.next);
  if (!current) return 'new';
  if (!next && proves(current, key)) return 'same';
  if (!next) return proves(current, before) ? 'changing' : 'other';
  // The way back is open as well until the change is done.
  const isForth = proves(next, key) && proves(current, before);
  const isBack = proves(current, key) && proves(next, before);
  return isForth || isBack ? 'changing' : 'other';
}

/** Ends the exchange of a key that was loaded: nothing that the one before has sealed is there any more. */
export async function finishKeyChange(db: Database['db'], key: Buffer): Promise<void> {
  const value = proofOf(key).toString('hex');
  await db.transaction(async (transaction) => {
    await transaction.update(settings).set({ value }).where(eq(settings.name, proofNames.current));
    await transaction.delete(settings).where(eq(settings.name, proofNames.next));
  });
}

/**
 * The key that identity documents are encrypted with: the configured one, or one generated into
 * the data directory (mode 0600). With the documents' rows lies a proof of the key that they were
 * written with, so that a lost or wrong key is found at start and not at the first picture.
 *
 * @param before the key that the configured one takes the place of: from now on the database asks for both, until
 *   {@link finishKeyChange}.
 * @throws StartError when the key is not the one that the database was used with.
 */
export async function loadDocumentKey(
  db: Queries,
  dataDirectory: string,
  configured: Buffer | undefined,
  before?: Buffer,
): Promise<Buffer> {
  const file = path.join(dataDirectory, documentKeyFile);
  if (!configured && !existsSync(file)) {
    if (await storedProof(db, proofNames.current)) {
      throw new StartError(
        `DOCUMENT_KEY got nothing and ${file} is gone: it takes the key that this database was used with.`,
      );
    }
    await atomicWrite(file, randomBytes(32).toString('hex'));
  }
  const key = configured ?? (await readKey(file));
  await noteProof(db, proofNames.current, key);
  const found = await compareDocumentKey(db, key, before);
  if (found === 'same') return key;
  if (found === 'changing') {
    await noteProof(db, proofNames.next, key);
    // Another process may have begun to change to a third key meanwhile.
    if ((await compareDocumentKey(db, key, before)) === 'changing') return key;
  }
  if (await storedProof(db, proofNames.next)) {
    throw new StartError(
      'The key of the documents is being exchanged: DOCUMENT_KEY takes the new one and DOCUMENT_KEY_BEFORE the other, until `keys rotate` is done.',
    );
  }
  const given = configured ? 'DOCUMENT_KEY' : `DOCUMENT_KEY got nothing, and ${file}`;
  throw new StartError(
    `${given} is not the key that this database was used with: it takes that one.`,
  );
}

/**
 * The key that lies in the data directory, and nothing where none does.
 *
 * @throws StartError where its file holds no key.
 */
export async function readKeptKey(dataDirectory: string): Promise<Buffer | undefined> {
  const file = path.join(dataDirectory, documentKeyFile);
  return existsSync(file) ? readKey(file) : undefined;
}

async function readKey(file: string): Promise<Buffer> {
  const text = (await readFile(file, 'utf8')).trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new StartError(`${file} is damaged: it takes 64 hexadecimal digits.`);
}
