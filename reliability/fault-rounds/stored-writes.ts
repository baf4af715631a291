import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deriveDocumentKeys } from '@pothik/server/src/modules/files/document-keys.ts';
import { Documents } from '@pothik/server/src/modules/files/documents.ts';
import type { Database } from '@pothik/server/src/platform/database/open.ts';
import { isPartial } from '@pothik/server/src/platform/files/atomic-write.ts';
import { privateFilesOnDisk } from '@pothik/server/src/platform/files/private-files.ts';
import { findBrokenBookings } from '../kill/broken-bookings.ts';
import { withStoredData } from '@pothik/server/test/stored-data.ts';
import type { Ledger } from './ledger.ts';
import { missingFrom } from './missing-from.ts';
import type { Target } from './target.ts';

/** Holds everything that is stored against everything that was asked for. The server does not run. */
export async function checkStored(target: Target, ledger: Ledger): Promise<void> {
  const { place, documentKey } = target;
  const documents = new Documents(
    privateFilesOnDisk(place.dataDirectory),
    deriveDocumentKeys(documentKey),
  );
  await withStoredData(place, async (database) => {
    for (const words of await findBrokenBookings(database, documents)) ledger.find('half', words);
    await checkBookings(database, ledger);
    await checkMoves(database, ledger);
    await checkMessages(database, ledger);
    await checkFiles(database, documents, ledger, place.dataDirectory);
  });
}

async function checkBookings({ pool }: Database, ledger: Ledger) {
  const { rows } = await pool.query<{ key: string; id: string }>(
    `select key, bookings.id from idempotency_keys
     join bookings on bookings.id = answer->>'bookingId'`,
  );
  const made = new Map(rows.map(({ key, id }) => [key, id]));
  for (const { kind, id, madeId, round } of ledger.writes) {
    if (kind !== 'booking' || madeId === undefined || made.get(id) === madeId) continue;
    ledger.find('lost', `booking ${id}`, round);
  }
}

async function checkMoves({ pool }: Database, ledger: Ledger) {
  const { rows } = await pool.query<{ id: string; times: number }>(
    `select booking_id as id, count(*)::int as times from booking_history
     where status = 'confirmed' group by booking_id`,
  );
  const times = new Map(rows.map((row) => [row.id, row.times]));
  for (const { kind, id, madeId, round } of ledger.writes) {
    if (kind !== 'move') continue;
    const found = times.get(id) ?? 0;
    if (found > 1) ledger.find('doubled', `move of ${id}`, round);
    if (found === 0 && madeId !== undefined) ledger.find('lost', `move of ${id}`, round);
  }
}

async function checkMessages({ pool }: Database, ledger: Ledger) {
  const { rows: gaps } = await pool.query<{ id: string }>(
    `select chats.id from chats left join chat_messages on chat_id = chats.id
     group by chats.id having count(*) <> last_sequence or max(sequence) <> last_sequence`,
  );
  for (const { id } of gaps) ledger.find('half', `chat ${id} is not numbered through`);
  const { rows } = await pool.query<{ id: string; client: string }>(
    'select id, client_id as client from chat_messages where client_id is not null',
  );
  const stored = new Map(rows.map(({ client, id }) => [client, id]));
  if (stored.size < rows.length) ledger.find('doubled', 'messages with one id');
  for (const { kind, id, madeId, round } of ledger.writes) {
    if (kind !== 'message' || madeId === undefined || stored.get(id) === madeId) continue;
    ledger.find('lost', `message ${id}`, round);
  }
}

async function checkFiles(
  { pool }: Database,
  documents: Documents,
  ledger: Ledger,
  dataDirectory: string,
) {
  const keysOf = async (query: string) =>
    new Set((await pool.query<{ key: string }>(query)).rows.map(({ key }) => key));
  const compare = (what: string, due: ReadonlySet<string>, there: ReadonlySet<string>) => {
    for (const key of missingFrom(there, due)) ledger.find('half', `${what} ${key} has no file`);
    for (const key of missingFrom(due, there)) ledger.find('left', `${what} ${key} has no row`);
  };
  const sent = new Set<string>();
  for await (const { key } of documents.files.list('chat-pictures')) sent.add(key);
  compare(
    'the picture of a message',
    await keysOf(
      'select attachment_key as key from chat_messages where attachment_key is not null',
    ),
    sent,
  );
  const originals = await readdir(path.join(dataDirectory, 'media/originals')).catch(() => []);
  const there = new Set(originals.filter((name) => !isPartial(name)));
  // A row that nothing shows may have no file: its upload was cut off, and the sweep removes it.
  const shown = await keysOf(
    `select key from images join users on image_url like '/media/' || images.id || '/%'`,
  );
  const known = await keysOf(
    `select key from images
     union select payload->>'key' from jobs where kind = 'remove-picture' and done_at is null`,
  );
  for (const key of missingFrom(there, shown)) ledger.find('half', `picture ${key} has no file`);
  for (const key of missingFrom(known, there)) ledger.find('left', `picture ${key} has no row`);
}
