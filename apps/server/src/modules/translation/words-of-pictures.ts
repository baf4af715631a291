import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { images } from '../media/schema.ts';
import { insightTranslations, serviceTranslations } from './schema.ts';
import { serviceImages } from '../catalogue/schema.ts';

/** A picture of an original, with what it shows. */
interface ShownPicture {
  id: string;
  alt: string;
}

/** The pictures of a service, in their order. */
export const findPictures = (db: Queries, serviceId: string): Promise<ShownPicture[]> =>
  db
    .select({ id: images.id, alt: images.alt })
    .from(serviceImages)
    .innerJoin(images, eq(images.id, serviceImages.imageId))
    .where(eq(serviceImages.serviceId, serviceId))
    .orderBy(asc(serviceImages.position));

/** The picture of an article; none where it has none. */
export const findCover = (db: Queries, coverImageId: string | null): Promise<ShownPicture[]> =>
  db
    .select({ id: images.id, alt: images.alt })
    .from(images)
    .where(inArray(images.id, coverImageId === null ? [] : [coverImageId]));

/** Whether something is said of pictures that was not said before, and is still to be translated. */
export function sayMore(before: readonly ShownPicture[], after: readonly ShownPicture[]): boolean {
  const known = new Map(before.map(({ id, alt }) => [id, alt]));
  return after.some(({ id, alt }) => alt !== '' && alt !== known.get(id));
}

/** After a change of a service's pictures: what is said of each in other languages goes where it goes. */
export async function movePictureWords(
  transaction: Queries,
  serviceId: string,
  before: readonly ShownPicture[],
  after: readonly ShownPicture[],
): Promise<void> {
  const places = after.map(({ id }) => before.findIndex((one) => one.id === id));
  if (before.length === after.length && places.every((place, index) => place === index)) return;
  const { originalId, language, words } = serviceTranslations;
  const rows = await transaction
    .select({ language, words })
    .from(serviceTranslations)
    .where(eq(originalId, serviceId));
  for (const row of rows) {
    const { pictures, ...others } = row.words;
    if (!pictures) continue;
    const moved = places.map((place) => pictures[place] ?? '');
    const isWritten = moved.some((text) => text !== '');
    await transaction
      .update(serviceTranslations)
      .set({ words: isWritten ? { ...others, pictures: moved } : others })
      .where(and(eq(originalId, serviceId), eq(language, row.language)));
  }
}

/** After a change of an article's picture: what was said of another one goes with it. */
export async function dropPictureWords(
  transaction: Queries,
  insightId: string,
  [before]: readonly ShownPicture[],
  [after]: readonly ShownPicture[],
): Promise<void> {
  if (before?.id === after?.id) return;
  const { originalId, words } = insightTranslations;
  await transaction
    .update(insightTranslations)
    .set({ words: sql`${words} - 'picture'` })
    .where(and(eq(originalId, insightId), sql`${words} ? 'picture'`));
}
