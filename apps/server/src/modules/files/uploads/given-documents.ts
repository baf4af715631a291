import { noteSender } from '../../../http/bodies/sender.ts';
import type { CallContext } from '../../../http/calls/call.ts';
import type { Queries } from '../../../platform/database/open.ts';
import type { Documents, SentDocument } from '../documents.ts';
import { findPieces, findUploads, uploadGone } from './stored-uploads.ts';
import { UploadedFile } from './uploaded-file.ts';

/** A document that was uploaded before the call. */
interface UploadedDocument<Part extends string> {
  part: Part;
  uploadId: string;
}

/** The documents of a call: those that came along, and those that were uploaded before. */
export interface GivenDocuments<Part extends string> {
  files: SentDocument<Part, Blob>[];
  uploads: UploadedDocument<Part>[];
}

const fieldOf = (part: string) => `${part}Upload`;

/** The fields that named uploads, by the uploads' ids. */
export const fieldsOfUploads = (uploads: readonly UploadedDocument<string>[]) =>
  new Map(uploads.map(({ part, uploadId }) => [uploadId, fieldOf(part)]));

/**
 * All documents of a call, wherever they are now.
 *
 * @throws RequestError `gone` where an upload is not there, not whole, or somebody else's.
 */
export async function openDocuments<Part extends string>(
  db: Queries,
  documents: Documents,
  { files, uploads }: GivenDocuments<Part>,
  { caller, sender }: Pick<CallContext, 'caller' | 'sender'>,
): Promise<SentDocument<Part>[]> {
  if (uploads.length === 0) return files;
  const ids = uploads.map(({ uploadId }) => uploadId);
  const found = await findUploads(db, ids, caller?.userId);
  const pieces = await findPieces(db, ids);
  const uploaded = uploads.map(({ part, uploadId }) => {
    const upload = found.find(({ id }) => id === uploadId);
    if (!upload || upload.received < upload.length) throw uploadGone(fieldOf(part));
    const file = new UploadedFile(documents, pieces.get(uploadId) ?? []);
    noteSender(file, { path: sender });
    return { part, file };
  });
  return [...files, ...uploaded];
}
