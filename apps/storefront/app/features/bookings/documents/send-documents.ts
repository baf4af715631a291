import type { Requester } from '@pothik/api-client';
import { isHttpError } from '@pothik/api-client';
import { takesUploads, uploadFile, type UploadTarget } from '@pothik/api-client/uploads';
import { authEndpoints } from '@pothik/contract';
import { forgetDrafts, storeDraft, storedDraft } from '../../../shared/draft-storage.ts';

/** The photos of one call, by the fields that they are sent in. */
export type SentFiles = Readonly<Record<string, Blob>>;

/** How far a photo has got. Once it has an id it has arrived, whatever became of the call. */
type Place = { address: string } | { id: string };

export interface Sending {
  /** Names the call: what is kept of its photos is kept under it. Another content has another name. */
  key: string;
  target: UploadTarget;
  request: Requester;
  /** Takes the share of all photos that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends it: whoever has sent the call off is gone. */
  signal: AbortSignal;
}

const placesKey = (key: string) => `uploads:${key}`;

/** Forgets where the photos of a call lie, once it is made or they are gone. */
export const forgetDocuments = (key: string): Promise<void> => forgetDrafts(placesKey(key));

/** Whoever's session was refused has it renewed, or is told that it has ended. */
async function withSession<Result>(request: Requester, send: () => Promise<Result>) {
  try {
    return await send();
  } catch (error) {
    if (!isHttpError(error) || error.status !== 401) throw error;
    await request(authEndpoints.me, {});
    return send();
  }
}

/**
 * Sends the photos of a call ahead of it, one after the other. Each goes on where it stopped, also after the page
 * was loaded anew.
 *
 * @returns the ids that the call takes in their place, by field; nothing where the server takes photos with the
 *   call alone.
 * @throws ApiError
 */
export async function sendDocuments(
  files: SentFiles,
  { key, target, request, onProgress, signal }: Sending,
): Promise<Record<string, string> | undefined> {
  if (!(await takesUploads(target))) return undefined;
  const places = ((await storedDraft(placesKey(key))) ?? {}) as Record<string, Place>;
  const keep = (part: string, place: Place) => {
    places[part] = place;
    return storeDraft(placesKey(key), places);
  };
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  const ids: Record<string, string> = {};
  let before = 0;
  for (const [part, file] of Object.entries(files)) {
    const place = places[part];
    const id =
      place && 'id' in place
        ? place.id
        : await withSession(request, () =>
            uploadFile(target, file, {
              signal,
              address: place?.address,
              onAddress: (address) => void keep(part, { address }),
              onProgress: ({ loaded }) => onProgress((before + loaded) / total),
            }),
          );
    // Before the call: sent again it has to name the same uploads, or it would be another one.
    await keep(part, { id });
    ids[part] = id;
    before += file.size;
    onProgress(before / total);
  }
  return ids;
}
