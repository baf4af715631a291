import {
  fitsPicture,
  leastCrop,
  type ChangedField,
  type PictureCrop,
  type PicturePoint,
} from '@pothik/contract';
import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import { assertVersion } from '../../../http/calls/assert-version.ts';
import { signedIn, type Handlers } from '../../../http/calls/call.ts';
import { consumeTry } from '../../../http/rate-limit.ts';
import { notFound, refuseField, RequestError } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { messages } from '../messages.ts';
import { images } from '../schema.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Originals } from '../originals.ts';
import { storePicture } from '../store-picture.ts';
import { uploadLimit } from '../uploads.ts';
import { findLibraryPicture, isShown, listLibraryPictures } from './library-queries.ts';

/** In pixels: room for a part of it to be shown alone. */
const longestSide = 2_560;

const missing = () => notFound(messages.pictureNotFound);

/** @throws RequestError `validation_failed` for what does not lie within the picture. */
function checkWithin(
  whole: { width: number; height: number },
  {
    crop,
    focus,
  }: { crop?: PictureCrop | null | undefined; focus?: PicturePoint | null | undefined },
): void {
  if (crop && !fitsPicture(crop, whole)) {
    throw refuseField('crop', messages.cropOutside(leastCrop));
  }
  if (focus && (focus.x > whole.width || focus.y > whole.height)) {
    throw refuseField('focus', messages.focusOutside);
  }
}

const isAll = (
  { left, top, width, height }: PictureCrop,
  whole: { width: number; height: number },
) => left === 0 && top === 0 && width === whole.width && height === whole.height;

const sameCrop = (one: PictureCrop | null, other: PictureCrop | null) =>
  one?.left === other?.left &&
  one?.top === other?.top &&
  one?.width === other?.width &&
  one?.height === other?.height;

/** A picture of the library that is about to be changed. */
async function lock(transaction: Queries, id: string) {
  const [row] = await transaction
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.inLibrary, true)))
    .for('no key update');
  if (!row) throw missing();
  return row;
}

/**
 * The library of pictures as editors change it.
 *
 * @param publish makes a change seen.
 */
export function libraryHandlers(
  { db }: Pick<Database, 'db'>,
  originals: Originals,
  publish: () => void,
): Handlers['staffPictures'] {
  const answer = async (id: string) => {
    const picture = await findLibraryPicture(db, id);
    if (!picture) throw missing();
    return picture;
  };
  const note = (
    transaction: Queries,
    actorId: string,
    deed: string,
    { id, alt }: { id: string; alt: string },
    changes?: ChangedField[],
  ) =>
    recordAudit(transaction, {
      ...{ actorId, action: `picture.${deed}`, subject: id, name: alt, changes },
    });

  return {
    list: ({ query }) => listLibraryPictures(db, query),

    get: ({ params: { id } }) => answer(id),

    async create({ caller, body: { image, alt } }) {
      const { userId } = signedIn(caller);
      await consumeTry(db, `upload:user:${userId}`, uploadLimit);
      const row = await storePicture({ db }, originals, image, {
        longestSide,
        alt,
        inLibrary: true,
      });
      await note(db, userId, 'create', row);
      return answer(row.id);
    },

    async update({ caller, params: { id }, body: { version, alt, crop, focus } }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const before = await lock(transaction, id);
        assertVersion(version, before, 'picture');
        checkWithin(before, { crop, focus });
        const shown = crop && isAll(crop, before) ? null : crop;
        const isCropped = shown !== undefined && !sameCrop(shown, before.crop);
        const set = {
          ...(alt === undefined ? {} : { alt }),
          ...(shown === undefined ? {} : { crop: shown }),
          ...(focus === undefined ? {} : { focus }),
        };
        await transaction
          .update(images)
          .set({
            ...set,
            ...(isCropped ? { revision: sql`revision + 1` } : {}),
            version: sql`version + 1`,
          })
          .where(eq(images.id, id));
        const changes = changedFields(before, { ...before, ...set });
        await note(transaction, userId, 'update', { id, alt: alt ?? before.alt }, changes);
      });
      publish();
      return answer(id);
    },

    async delete({ caller, params: { id } }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const before = await lock(transaction, id);
        // Only now, as whoever uses it may have been first.
        const [free] = await transaction
          .update(images)
          .set({ inLibrary: false, leftLibraryAt: sql`now()` })
          .where(and(eq(images.id, id), not(isShown)))
          .returning({ id: images.id });
        if (!free) {
          throw new RequestError('conflict', messages.stillShown);
        }
        await note(transaction, userId, 'delete', before);
      });
      return { message: messages.pictureRemoved };
    },

    async restore({ caller, params: { id } }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const [back] = await transaction
          .update(images)
          .set({ inLibrary: true, leftLibraryAt: null, unusedSince: null })
          .where(and(eq(images.id, id), isNotNull(images.leftLibraryAt)))
          .returning({ id: images.id, alt: images.alt });
        if (!back) throw missing();
        await note(transaction, userId, 'restore', back);
      });
      return answer(id);
    },
  };
}
