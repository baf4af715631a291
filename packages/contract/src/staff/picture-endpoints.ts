import { z } from 'zod';
import { imageSchema } from '../catalogue/image.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { fileSchema, pictureErrors } from '../uploads/file.ts';
import {
  acknowledgement,
  databaseInteger,
  id,
  moment,
  pageOf,
  pageQuery,
  writtenText,
} from '../wire-types.ts';
import { expectedVersion } from './edit-input.ts';

const pixels = databaseInteger();
const side = databaseInteger(1);
const crop = z.object({ left: pixels, top: pixels, width: side, height: side });
const point = z.object({ x: pixels, y: pixels });
const alt = writtenText(300);

/** A picture that services, articles and the branding can show. */
export const libraryPictureSchema = z.object({
  _id: id,
  /** As visitors see it. */
  image: imageSchema,
  /** All of it, whatever is shown. */
  whole: imageSchema,
  /** The part that is shown; absent: all of it. */
  crop: crop.optional(),
  /** The point that stays in sight, in pixels of the whole; absent: the middle. */
  focus: point.optional(),
  /** By how many services and articles it is shown, and as the logo. */
  shownBy: z.int(),
  version: z.int(),
  createdAt: moment,
});

/** Something that shows a picture; a logo has neither an id nor a name. */
const pictureUseSchema = z.object({
  kind: z.enum(['service', 'insight', 'logo']),
  _id: id.optional(),
  name: z.string().optional(),
});

/** A picture with what shows it. */
export const libraryPictureDetailsSchema = libraryPictureSchema.extend({
  /** At most a hundred. */
  uses: z.array(pictureUseSchema),
});

/** The library of pictures that editors choose from. */
export const staffPictureEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/pictures',
    access: 'editor',
    envelope: 'page',
    summary: 'The pictures of the library, the newest first',
    query: pageQuery(24).extend({
      /** Looked for in what pictures show, and in the services that show them. */
      search: writtenText(100).optional(),
      use: z.enum(['shown', 'unused']).optional(),
    }),
    result: pageOf(libraryPictureSchema),
    provides: ['Picture'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/pictures/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'One picture of the library, with what shows it',
    result: libraryPictureDetailsSchema,
    errors: ['not_found'],
    provides: ['Picture'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/pictures',
    access: 'editor',
    envelope: 'data',
    summary: 'Add a picture to the library',
    body: z.object({ image: fileSchema, alt: alt.optional() }),
    result: libraryPictureSchema,
    bodyType: 'multipart',
    errors: pictureErrors,
    failure: 'Failed to upload image',
    invalidates: ['Picture'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/pictures/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Tell what a picture shows, which part of it is shown, and what stays in sight',
    body: z.object({
      alt: alt.optional(),
      /** In pixels of the whole, at least 64 each way; null: all of it is shown. */
      crop: crop.nullish(),
      /** In pixels of the whole; null: the middle. */
      focus: point.nullish(),
      version: expectedVersion,
    }),
    result: libraryPictureDetailsSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Picture', 'Service', 'Insight', 'Settings'],
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/admin/pictures/{id}',
    access: 'editor',
    envelope: 'fields',
    summary: 'Take a picture that nothing shows out of the library; its files go after a week',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found', 'conflict'],
    invalidates: ['Picture'],
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/admin/pictures/{id}/restore',
    access: 'editor',
    envelope: 'data',
    summary: 'Put a picture back into the library while its files are there',
    result: libraryPictureDetailsSchema,
    errors: ['not_found'],
    invalidates: ['Picture'],
  }),
};
