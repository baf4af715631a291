import { sql } from 'drizzle-orm';
import type { Config } from '../config/env.ts';
import { hasEmbeddedDatabase } from '../platform/database/embedded-directory.ts';
import { lookAtPostgres, type Queries } from '../platform/database/open.ts';
import { compareDocumentKey, readKeptKey } from '../platform/document-key.ts';
import { StartError } from '../platform/start-error.ts';

type Settings = Pick<Config, 'databaseUrl' | 'dataDirectory' | 'documentKey' | 'documentKeyBefore'>;

/** A database that no server has used has no tables yet. */
async function compare(db: Queries, key: Buffer, before: Buffer | undefined) {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('settings') is not null as has`,
  );
  return rows[0]?.has ? compareDocumentKey(db, key, before) : 'new';
}

const embeddedState = (dataDirectory: string) =>
  hasEmbeddedDatabase(dataDirectory) ? 'unseen' : 'new';

const sentences = {
  new: 'has one, and the database was used with none yet',
  unseen: 'has one; the next start compares it with the database',
  same: 'has the one that the database was used with',
  changing: 'has one that takes the place of another: run `keys rotate`',
} as const;

/**
 * Looks whether the documents' key is there and is the one that the database was used with, and changes nothing. The
 * embedded database is not opened for it: the next start compares them.
 *
 * @throws StartError where no server would start with it, or with none.
 */
export async function lookAtKey({
  databaseUrl,
  dataDirectory,
  documentKey,
  documentKeyBefore,
}: Settings): Promise<string> {
  const key = documentKey ?? (await readKeptKey(dataDirectory));
  const place = documentKey ? 'DOCUMENT_KEY' : 'document.key in DATA_DIR';
  const found =
    databaseUrl === undefined
      ? embeddedState(dataDirectory)
      : await lookAtPostgres(databaseUrl, (_pending, db) =>
          // A missing key is none that any database was used with.
          compare(db, key ?? Buffer.alloc(0), documentKeyBefore),
        );
  if (!key && found === 'new') return 'The next start makes one, into DATA_DIR.';
  if (!key) {
    throw new StartError(
      'DOCUMENT_KEY got nothing and DATA_DIR holds none: it takes the key that this database was used with.',
    );
  }
  if (found === 'other') {
    throw new StartError(`${place} is not the key that this database was used with.`);
  }
  return `${place} ${sentences[found]}.`;
}
