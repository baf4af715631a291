import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { originalsOnDisk } from '@pothik/server/src/modules/media/originals.ts';
import { openDatabase } from '@pothik/server/src/platform/database/open.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { openSecondApp, type TestApp } from '@pothik/server/test/api/app.ts';
import { createPostgresDatabase, temporaryDirectory } from '@pothik/server/test/databases.ts';
import { lineTo, type Line } from '@pothik/server/test/line-to.ts';

/** How many connections the app has, and how long it waits for PostgreSQL, in milliseconds. */
export const connections = 4;
const patience = { connection: 1_000, answer: 3_000 };

/** The app on a PostgreSQL whose line can be cut and held up. */
export interface AppOnLine extends Pick<TestApp, 'app' | 'database' | 'documents'> {
  line: Line;
  /** What `/readyz` says. */
  readiness: () => Promise<object>;
  remove(): Promise<void>;
}

export const isReady = { status: 200, database: 'ok', files: 'ok', space: 'ok' };
export const isNotReady = { status: 503, database: 'failing', files: 'ok', space: 'ok' };

/** With an empty database that holds nothing but one service, `s`. */
export async function openAppOnLine(): Promise<AppOnLine> {
  const open: (() => Promise<void> | void)[] = [];
  const dataDirectory = await temporaryDirectory();
  open.push(() => rm(dataDirectory, { recursive: true, force: true }));
  const made = await createPostgresDatabase('empty');
  open.push(made.drop);
  const line = await lineTo(made.url);
  open.push(() => line.close());
  const database = await openDatabase({ url: line.url, dataDirectory, connections, patience });
  open.push(() => database.close());
  const documents = new Documents(
    privateFilesOnDisk(dataDirectory),
    deriveDocumentKeys(randomBytes(32)),
  );
  const originals = originalsOnDisk(dataDirectory);
  const { app, close } = await openSecondApp({ database, documents, originals });
  open.push(close);
  await database.pool.query(
    `insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`,
  );
  return {
    app,
    database,
    documents,
    line,
    async readiness() {
      const answer = await app.inject('/readyz');
      return { status: answer.statusCode, ...answer.json<{ parts: object }>().parts };
    },
    async remove() {
      for (const close of open.reverse()) await close();
    },
  };
}
