import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { images } from './schema.ts';

/** A picture as staff hand it in: by its address, with what it shows. */
export interface GivenPicture {
  secure_url: string;
  alt?: string | undefined;
}

/** The id in the address of one of our own pictures. */
const idOf = ({ secure_url }: GivenPicture) => /^\/media\/([^/]+)\//.exec(secure_url)?.[1] ?? '';

/**
 * The ids of pictures that were uploaded before, in their order; what they show is noted. From now on
 * they are in use and in the library: the sweep that is about to remove one of them waits, and finds it
 * changed.
 *
 * @param field names the input in a refusal.
 * @throws RequestError `validation_failed` for one that is not ours.
 */
export async function usePictures(
  transaction: Queries,
  given: readonly GivenPicture[],
  field: string,
): Promise<string[]> {
  const ids = given.map(idOf);
  const known = await transaction
    .select({ id: images.id, alt: images.alt })
    .from(images)
    .where(inArray(images.id, ids))
    .orderBy(asc(images.id))
    .for('no key update');
  const alts = new Map(known.map(({ id, alt }) => [id, alt]));
  for (const [index, id] of ids.entries()) {
    if (!alts.has(id)) {
      throw new RequestError('validation_failed', general.pleaseCheck(field), {
        fields: { [field]: messages.uploadFirst },
      });
    }
    const alt = given[index]?.alt;
    if (alt === undefined || alt === alts.get(id)) continue;
    await transaction
      .update(images)
      .set({ alt, version: sql`version + 1` })
      .where(eq(images.id, id));
  }
  await transaction
    .update(images)
    .set({ unusedSince: null, inLibrary: true, leftLibraryAt: null })
    .where(
      and(inArray(images.id, ids), or(isNotNull(images.unusedSince), eq(images.inLibrary, false))),
    );
  return ids;
}
