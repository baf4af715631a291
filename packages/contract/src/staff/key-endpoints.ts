import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { keyRoles } from '../rules/api-keys.ts';
import { acknowledgement, plannedDay, requiredText, text } from '../wire-types.ts';
import { apiKeySchema } from './api-key.ts';
import { factorProof } from './factor-proof.ts';

const password = text(200).min(1);

/** Keys with which programs make calls, as owners issue them. */
export const staffKeyEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/api-keys',
    access: 'owner',
    envelope: 'fields',
    summary: 'The API keys, those that have ended in the last 30 days included',
    result: z.object({ keys: z.array(apiKeySchema) }),
    provides: ['ApiKey'],
  }),
  issue: defineEndpoint({
    method: 'POST',
    path: '/admin/api-keys',
    access: 'owner',
    envelope: 'fields',
    summary: 'Issue an API key; the answer holds it this once',
    body: factorProof.extend({
      /** The program that uses it, for people. */
      name: requiredText(80),
      role: z.enum(keyRoles),
      /** It makes calls of method GET alone. */
      readsOnly: z.boolean(),
      /** Its last day, in Dhaka: a year from now at the latest. */
      endsOn: plannedDay(),
    }),
    result: z.object({
      apiKey: apiKeySchema,
      /** Sent as `Authorization: Bearer …`. The server keeps its hash alone. */
      key: z.string(),
    }),
    errors: ['invalid_credentials', 'second_factor_required', 'conflict', 'rate_limited'],
    invalidates: ['ApiKey', 'Log'],
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/admin/api-keys/{id}',
    access: 'owner',
    envelope: 'fields',
    summary: 'End an API key at once',
    body: z.object({ password }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['invalid_credentials', 'not_found', 'rate_limited'],
    invalidates: ['ApiKey', 'Log'],
  }),
};
