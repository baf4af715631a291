import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { limits } from '../limits.ts';
import { wholeNumber } from '../wire-types.ts';
import { caseKinds } from './case-kinds.ts';
import { caseSchema } from './case.ts';

/** Whole cases: all that belongs to what one person wants. */
export const staffCaseEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/cases/{id}',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'The case of a person: bookings, chats, and all that happened in them, newest first',
    query: z.object({
      /** The kind of the id: of a customer, or of a booking or a chat of whoever made it. */
      kind: z.enum(caseKinds),
      /** The number of the newest entries. */
      count: wholeNumber(limits.maximumCaseEntries).default(50),
    }),
    result: z.object({ case: caseSchema }),
    errors: ['not_found'],
    provides: ['Customer', 'Booking', 'Chat'],
    quiet: true,
  }),
};
