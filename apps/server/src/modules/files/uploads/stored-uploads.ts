import { randomBytes } from 'node:crypto';
import { minimumUploadChunkBytes } from '@pothik/contract';
import { and, eq, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { RequestError } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { uploadPieces, uploads } from '../schema.ts';
import { sealDocument } from '../document-cipher.ts';
import type { Documents } from '../documents.ts';
import { messages } from '../messages.ts';
import { removeFilesLater } from '../sweep-documents.ts';

/** A file on its way. */
export type StoredUpload = typeof uploads.$inferSelect;

/** A part of an upload in the private store. */
export type StoredPiece = Pick<typeof uploadPieces.$inferSelect, 'key' | 'size'>;

/** The folder of the private store where their pieces lie. */
export const uploadFolder = 'uploads';

/** How long an upload can go on and be used, in hours: the days that a form is kept on a phone are one. */
export const uploadHours = 24;

const expiredSince = sql`now() - make_interval(hours => ${uploadHours})`;

/** A name that nobody guesses: a guest has nothing else that shows an upload to be theirs. */
export const newUploadId = () => randomBytes(24).toString('base64url');

/** Whose an upload is; a guest's is used by guests alone, who can read no document of a booking. */
const ownedBy = (userId: string | undefined) =>
  userId === undefined ? isNull(uploads.userId) : eq(uploads.userId, userId);

/** Those of these uploads that are this person's and have not expired. */
export const findUploads = (
  db: Queries,
  ids: readonly string[],
  userId: string | undefined,
): Promise<StoredUpload[]> =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, [...ids]),
        ownedBy(userId),
        sql`${uploads.createdAt} > ${expiredSince}`,
      ),
    );

/** The pieces of these uploads in their order, by upload. */
export async function findPieces(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, StoredPiece[]>> {
  const rows = await db
    .select()
    .from(uploadPieces)
    .where(inArray(uploadPieces.uploadId, [...ids]))
    .orderBy(uploadPieces.uploadId, uploadPieces.start);
  return Map.groupBy(rows, ({ uploadId }) => uploadId);
}

export const overtaken = () => new RequestError('conflict', messages.uploadOvertaken);

/**
 * Stores what follows after so many bytes, encrypted: the file first, then its mention. Of two that go on at
 * the same place, in whatever process, one is refused.
 *
 * @returns how far the upload has come, in bytes.
 * @throws RequestError `conflict` where it has come to another place.
 */
export async function addPiece(
  db: Database['db'],
  { keys, files }: Documents,
  id: string,
  at: number,
  bytes: Buffer,
): Promise<number> {
  const name = `${id}-${randomBytes(12).toString('base64url')}`;
  const key = `${uploadFolder}/${name}`;
  await files.put(key, sealDocument(keys, name, bytes));
  const size = bytes.length;
  const received = await db.transaction(async (transaction) => {
    const [moved] = await transaction
      .update(uploads)
      .set({ received: sql`${uploads.received} + ${size}` })
      .where(and(eq(uploads.id, id), eq(uploads.received, at)))
      .returning({ received: uploads.received });
    if (moved)
      await transaction.insert(uploadPieces).values({ uploadId: id, start: at, key, size });
    return moved?.received;
  });
  if (received !== undefined) return received;
  await files.remove(key);
  throw overtaken();
}

/** How many pieces of an upload were cut off, so that they are smaller than the smallest part. */
export const countShortPieces = (db: Database['db'], id: string): Promise<number> =>
  db.$count(
    uploadPieces,
    and(eq(uploadPieces.uploadId, id), lt(uploadPieces.size, minimumUploadChunkBytes)),
  );

/**
 * Deletes uploads with their rows of pieces.
 *
 * @returns the keys of the files of each upload that was deleted, by its id. A piece that is added at the same
 *   moment is missing: the sweep removes its file.
 */
async function deleteUploads(db: Queries, which: SQL): Promise<Map<string, string[]>> {
  const found = await db
    .select({ id: uploads.id, key: uploadPieces.key })
    .from(uploads)
    .leftJoin(uploadPieces, eq(uploadPieces.uploadId, uploads.id))
    .where(which);
  const keys = Map.groupBy(found, ({ id }) => id);
  const deleted = await db.delete(uploads).where(which).returning({ id: uploads.id });
  return new Map(
    deleted.map(({ id }) => [id, (keys.get(id) ?? []).flatMap(({ key }) => key ?? [])]),
  );
}

/** Removes an upload with all that has come of it. */
export async function removeUpload(db: Queries, { files }: Documents, id: string): Promise<void> {
  const deleted = await deleteUploads(db, eq(uploads.id, id));
  for (const key of [...deleted.values()].flat()) await files.remove(key);
}

/** What is said of an upload that is not there, not whole, or somebody else's. */
export const uploadGone = (field: string) =>
  new RequestError('gone', messages.photoGone, { fields: { [field]: messages.photoGone } });

/**
 * Ends uploads in the transaction that stores what they were sent for; their pieces go once it has committed.
 *
 * @param fields the names of the fields that held their ids, by these.
 * @throws RequestError `gone` where one has been used meanwhile.
 */
export async function consumeUploads(
  transaction: Queries,
  fields: ReadonlyMap<string, string>,
): Promise<void> {
  if (fields.size === 0) return;
  const used = await deleteUploads(transaction, inArray(uploads.id, [...fields.keys()]));
  for (const [id, field] of fields) if (!used.has(id)) throw uploadGone(field);
  for (const [id, keys] of used) await removeFilesLater(transaction, `upload-used:${id}`, keys);
}

const hour = 60 * 60_000;

/** Removes uploads that have expired, and pieces that none of them speaks of any more. */
export async function sweepUploads(db: Queries, { files }: Documents): Promise<void> {
  const expired = await deleteUploads(db, lte(uploads.createdAt, expiredSince));
  for (const key of [...expired.values()].flat()) await files.remove(key);
  // A piece is younger than its upload: what is older than any that lives belongs to none.
  const before = Date.now() - (uploadHours + 1) * hour;
  for await (const { key, modifiedAt } of files.list(uploadFolder)) {
    if (modifiedAt.getTime() <= before) await files.remove(key);
  }
}
