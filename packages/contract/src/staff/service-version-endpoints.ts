import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { moment } from '../wire-types.ts';
import { changedFieldSchema } from './changed-field.ts';
import { expectedVersion } from './edit-input.ts';
import { staffServiceSchema } from './staff-catalogue.ts';

const differing = z.array(changedFieldSchema);

/** A service as it was once, beside the version before and beside now. */
export const serviceVersionSchema = z.object({
  version: z.int(),
  at: moment,
  /** Absent: a moment that was set has come, it was made before versions were kept, or the account is gone. */
  by: z.object({ _id: z.string(), name: z.string() }).optional(),
  /** What it changed; absent: nothing is kept of the version before. */
  changes: differing.optional(),
  /** What is otherwise now. */
  since: differing,
});

/** What services were before they were changed: the last fifty versions of each, without pictures. */
export const staffServiceVersionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/services/{id}/versions',
    access: 'editor',
    envelope: 'fields',
    summary: 'The versions of a service, the newest first',
    result: z.object({ versions: z.array(serviceVersionSchema) }),
    errors: ['not_found'],
    provides: ['Service'],
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/admin/services/{id}/versions/{number}/restore',
    access: 'editor',
    envelope: 'data',
    summary: 'Make a service what it was in a version; that is a change like any other',
    body: z.object({ version: expectedVersion }),
    result: staffServiceSchema,
    errors: ['not_found', 'conflict', 'version_conflict', 'above_cost_cap'],
    invalidates: ['Service', 'Category'],
  }),
};
