import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import type { Database } from '../../platform/database/open.ts';
import { users } from '../users/schema.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { toImage } from './image-serializer.ts';
import type { Originals } from './originals.ts';
import { removePicture } from './remove-pictures.ts';
import { storePicture } from './store-picture.ts';

/** The most pictures that one person may send. */
export const uploadLimit = { tries: 60, seconds: 60 * 60 };

/** In pixels. */
const longestSide = 1_280;

/** Pictures that are shown: one's own, and those that belong to nothing yet. */
export function uploadHandlers(
  { db }: Pick<Database, 'db'>,
  originals: Originals,
): Handlers['uploads'] {
  const keep = async (file: Blob) =>
    toImage(await storePicture({ db }, originals, file, { longestSide }));

  return {
    async image({ caller, body }) {
      await consumeTry(db, `upload:user:${signedIn(caller).userId}`, uploadLimit);
      const { secure_url } = await keep(body.image);
      return { secure_url };
    },

    async profilePicture({ caller, body }) {
      const { userId } = signedIn(caller);
      await consumeTry(db, `upload:user:${userId}`, uploadLimit);
      const { secure_url: imageUrl } = await keep(body.image);
      await db.transaction(async (transaction) => {
        const [before] = await transaction
          .select({ imageUrl: users.imageUrl })
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        await transaction.update(users).set({ imageUrl }).where(eq(users.id, userId));
        await removePicture(transaction, before?.imageUrl ?? null);
      });
      return { imageUrl };
    },
  };
}
