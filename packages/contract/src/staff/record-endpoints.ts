import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { limits } from '../limits.ts';
import { id, requiredText } from '../wire-types.ts';
import { foundRecordSchema } from './found-record.ts';
import { recordKinds } from './record-kinds.ts';

const records = z.object({ records: z.array(foundRecordSchema) });

/** Records of all kinds at once. Nobody gets one whose kind their role does not open. */
export const staffRecordEndpoints = {
  find: defineEndpoint({
    method: 'GET',
    path: '/admin/records',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Find bookings, chats, people, services and articles, a few of each kind',
    query: z.object({
      /** Each of its words is a part of a reference, a name, a title, a phone number or an e-mail address. */
      search: requiredText(limits.maximumSearchLength),
    }),
    result: records.extend({
      /** Kinds that there was no time for; the same search may find records of them a moment later. Absent: none. */
      leftOut: z.array(z.enum(recordKinds)).optional(),
    }),
    quiet: true,
  }),
  lookUp: defineEndpoint({
    method: 'POST',
    path: '/admin/records/look-up',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'What these records are called now, in this order; those that are gone are left out',
    body: z.object({
      records: z.array(z.object({ kind: z.enum(recordKinds), _id: id })).max(50),
    }),
    result: records,
    readsOnly: true,
    quiet: true,
  }),
};
