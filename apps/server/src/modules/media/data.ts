import { eq } from 'drizzle-orm';
import type { ModuleData } from '../../platform/module-data.ts';
import { imageIdOf } from './image-serializer.ts';
import { images } from './schema.ts';

/** The picture of a person's profile. */
export const mediaData: ModuleData = {
  personal: {
    tables: { 'in the archive': [images] },
    export: {
      async *files(db, { imageUrl }, { originals, onLost }) {
        const id = imageUrl === null ? undefined : imageIdOf(imageUrl);
        if (id === undefined) return;
        const [image] = await db.select({ key: images.key }).from(images).where(eq(images.id, id));
        const bytes = image && (await originals.get(image.key).catch(onLost));
        if (bytes) yield { name: 'picture.webp', input: new Uint8Array(bytes) };
      },
    },
  },
};
