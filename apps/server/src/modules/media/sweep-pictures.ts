import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { bookingHistory, bookings } from '../bookings/schema.ts';
import { categories, serviceImages, services } from '../catalogue/schema.ts';
import { chatMessages, chatNotes } from '../chat/schema.ts';
import { images } from './schema.ts';
import { insights } from '../insights/schema.ts';
import { settings } from '../../platform/schema.ts';
import { users } from '../users/schema.ts';
import { removePictureFiles } from './remove-pictures.ts';

/** How long a picture stays that nothing shows: forms are filled in, and changes are undone. */
const rest = sql`now() - interval '7 days'`;

/** How many pictures go at once. */
const batch = 500;

/**
 * The ids of all pictures that anything speaks of: by their id, or by an address in a text. What
 * speaks of pictures from now on has to be told here; a text too many costs nothing.
 */
const usedIds = sql`(
  select ${serviceImages.imageId} from ${serviceImages}
  union select ${insights.coverImageId} from ${insights} where ${insights.coverImageId} is not null
  union select found[1] from (
    select ${services.description} as words from ${services}
    union all select concat_ws(' ', ${insights.excerpt}, ${insights.body}) from ${insights}
    union all select concat_ws(' ', ${categories.description}, ${categories.iconUrl}) from ${categories}
    union all select ${settings.value}::text from ${settings}
    union all select ${users.imageUrl} from ${users} where ${users.imageUrl} is not null
    union all
      select concat_ws(' ', ${bookings.requirements}, ${bookings.notes}, array_to_string(${bookings.photos}, ' '))
      from ${bookings}
    union all select ${bookingHistory.note} from ${bookingHistory} where ${bookingHistory.note} is not null
    union all select ${chatMessages.content} from ${chatMessages}
      where lower(normalize(${chatMessages.content})) like '%/media/%'
    union all select ${chatNotes.content} from ${chatNotes}
  ) as texts, regexp_matches(words, '/media/([A-Za-z0-9_-]+)/', 'g') as found
)`;

/** Shown by something, or kept in the library. */
const isUsed = sql`(${images.inLibrary} or ${images.id} in ${usedIds})`;

/**
 * Removes public pictures of no library that nothing has shown for a week. Each is noted first and looked at again
 * when its time is over; whoever uses it meanwhile takes the note away (see `usePictures`).
 */
export async function sweepUnusedPictures({ db }: Pick<Database, 'db'>): Promise<void> {
  const { unusedSince } = images;
  await db
    .update(images)
    .set({ unusedSince: null })
    .where(and(sql`${unusedSince} is not null`, isUsed));
  for (;;) {
    const isRemoved = await db.transaction(async (transaction) => {
      // One that is being used right now is passed over.
      const due = await transaction
        .select({ id: images.id, key: images.key })
        .from(images)
        .where(and(lte(unusedSince, rest), sql`not (${isUsed})`))
        .orderBy(asc(images.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      if (due.length === 0) return false;
      const ids = due.map(({ id }) => id);
      await transaction.delete(images).where(inArray(images.id, ids));
      for (const picture of due) await removePictureFiles(transaction, picture);
      return true;
    });
    if (!isRemoved) break;
  }
  await db
    .update(images)
    .set({ unusedSince: sql`now()` })
    .where(and(isNull(unusedSince), sql`not (${isUsed})`));
}
