import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Documents } from '@pothik/server/src/modules/files/documents.ts';
import { sweepOrphans } from '@pothik/server/src/modules/files/sweep-documents.ts';
import type { Database } from '@pothik/server/src/platform/database/open.ts';

interface Row {
  id: string;
  /** How many rows there should be, and how many there are. */
  documents_due: number;
  documents: number;
  begun: number;
  keys: number;
}

/**
 * What is not whole of stored bookings, in words: a booking has its beginning, one key of the call that
 * made it and all its documents; each of its events has told its customer once, by mail too. Nobody
 * else may have the database open, and files that no row speaks of are removed.
 */
export async function findBrokenBookings(
  { db, pool }: Database,
  documents: Documents,
): Promise<string[]> {
  await sweepOrphans(db, documents, 0);
  const bookings = await pool.query<Row>(
    `select id,
       case document_type when 'nid' then 2 when 'passport' then 1 else 0 end as documents_due,
       (select count(*)::int from booking_documents where booking_id = bookings.id) as documents,
       (select count(*)::int from booking_history where booking_id = bookings.id and status = 'pending') as begun,
       (select count(*)::int from idempotency_keys where answer->>'bookingId' = bookings.id) as keys
     from bookings`,
  );
  const halves = bookings.rows
    .filter((row) => row.begun !== 1 || row.keys !== 1 || row.documents !== row.documents_due)
    .map((row) => `a booking is not whole: ${JSON.stringify(row)}`);
  const events = await pool.query<{ event: string; news: number; mails: number }>(
    `select event,
       (select count(*)::int from notifications where event_key = event) as news,
       (select count(*)::int from jobs where event_key = event and kind = 'mail') as mails
     from (
       select 'booking:' || case status when 'pending' then booking_id else id end as event
       from booking_history
     ) as events`,
  );
  const untold = events.rows
    .filter(({ news, mails }) => news !== 1 || mails !== 1)
    .map((row) => `an event was not told once: ${JSON.stringify(row)}`);
  return [...halves, ...untold, ...(await findBrokenDocuments({ pool }, documents))];
}

/** What can't be read of the documents, and files that are of none. */
export async function findBrokenDocuments({ pool }: Pick<Database, 'pool'>, documents: Documents) {
  const { rows } = await pool.query<{ key: string; sha256: string }>(
    'select key, sha256 from booking_documents',
  );
  const found: string[] = [];
  for (const row of rows) {
    const stored = await documents.files.get(row.key);
    const sum = stored && createHash('sha256').update(stored).digest('hex');
    const format = await documents
      .read(row)
      .then((picture) => sharp(picture).metadata())
      .then((metadata) => metadata.format)
      .catch((error: unknown) => String(error));
    if (sum === row.sha256 && format === 'webp') continue;
    found.push(`a document can't be read: ${row.key} (${format})`);
  }
  const known = new Set(rows.map(({ key }) => key));
  for await (const { key } of documents.files.list('documents')) {
    if (!known.has(key)) found.push(`a file is of no document: ${key}`);
  }
  return found;
}
