import type { Image } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { images } from './schema.ts';
import { imageIdOf, shownColumns, toImage } from './image-serializer.ts';

/** One of our pictures by any of its addresses, as it is shown now; undefined for any other. */
export async function findImage(
  db: Queries,
  address: string | undefined,
): Promise<Image | undefined> {
  const id = address === undefined ? undefined : imageIdOf(address);
  if (id === undefined) return undefined;
  const [row] = await db.select(shownColumns(images)).from(images).where(eq(images.id, id));
  return row && toImage(row);
}
