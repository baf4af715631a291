import type { Database } from '../../platform/database/open.ts';
import { images } from './schema.ts';
import { createId } from '../../platform/id.ts';
import type { ShownImage } from './image-serializer.ts';
import { cleanPicture } from './incoming/incoming-picture.ts';
import type { Originals } from './originals.ts';
import { removePictureById } from './remove-pictures.ts';

/** The facts that are kept of a picture beside its bytes. */
interface Kept {
  /** In pixels; a larger one is made smaller. */
  longestSide: number;
  alt?: string | undefined;
  inLibrary?: boolean;
}

/**
 * Stores a picture that somebody sends.
 *
 * @throws RequestError `unsupported_media_type`, `payload_too_large`
 */
export async function storePicture(
  { db }: Pick<Database, 'db'>,
  originals: Originals,
  file: Blob,
  { longestSide, alt = '', inLibrary = false }: Kept,
): Promise<ShownImage> {
  const { bytes, width, height } = await cleanPicture(file, longestSide);
  const id = createId();
  const key = `${id}.webp`;
  // First the row: by it the sweep finds what is cut off here, and nobody is told of it before.
  const values = { id, key, width, height, alt, inLibrary };
  await db.insert(images).values(values);
  try {
    await originals.put(key, bytes);
  } catch (error) {
    await db.transaction((transaction) => removePictureById(transaction, id));
    throw error;
  }
  return { ...values, crop: null, focus: null, revision: 0 };
}
