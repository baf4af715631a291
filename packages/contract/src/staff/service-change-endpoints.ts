import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { maximumChangedAtOnce } from '../limits.ts';
import { databaseInteger, id } from '../wire-types.ts';
import { changeOfSeveral, leftRecord } from './change-of-several.ts';

/** One of these for all services of a change. */
const settings = z.union([
  /** Visitors see them, or do not. */
  z.strictObject({ isActive: z.boolean() }),
  z.strictObject({ featured: z.boolean() }),
  /** They stand in no subcategory of it then; null: in no category either. */
  z.strictObject({ categoryId: id.nullable() }),
]);

/** A change of several services at once, as long as it can be undone. */
export const serviceChangeSchema = z.object({
  ...changeOfSeveral,
  set: settings,
  /** The name of the category that they were moved to. */
  category: z.string().optional(),
});

/** A service that was left as it is, and why, in a sentence. */
export const refusedServiceSchema = z.object({
  ...leftRecord,
  code: z.enum([...leftRecord.code.options, 'above_cost_cap']),
  name: z.string().optional(),
});

const refused = z.array(refusedServiceSchema);

/** Changes of several services at once. Visitors see them at once; ten minutes can take them back. */
export const staffServiceChangeEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/service-changes',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Changes of several services that the caller can undo, the newest first',
    result: z.object({ changes: z.array(serviceChangeSchema) }),
    provides: ['Service'],
    quiet: true,
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/admin/service-changes',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Publish, hide, feature or move several services, in one transaction',
    body: z.object({
      services: z
        .array(z.object({ _id: id, version: databaseInteger(1) }))
        .min(1)
        .max(maximumChangedAtOnce),
      set: settings,
    }),
    result: z.object({
      /** Absent: none of them was changed. */
      change: serviceChangeSchema.optional(),
      refused,
    }),
    invalidates: ['Service', 'Category'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/service-changes/{id}/undo',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Undo such a change within ten minutes: one’s own, or as an owner anybody’s',
    result: z.object({
      /** The number of services that are again as they were. */
      count: z.int(),
      refused,
    }),
    errors: ['not_found', 'gone'],
    invalidates: ['Service', 'Category'],
  }),
};
