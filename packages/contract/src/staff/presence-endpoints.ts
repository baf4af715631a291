import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { acknowledgement, id } from '../wire-types.ts';
import { recordKinds } from './record-kinds.ts';

/** A colleague who has the same record open. */
export const presentColleagueSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** They have written something that is not saved. */
  isEditing: z.boolean(),
});

const record = { kind: z.enum(recordKinds), _id: id };

/** Members of the staff at records, told to each other. */
export const staffPresenceEndpoints = {
  tell: defineEndpoint({
    method: 'POST',
    path: '/admin/presence',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Tell that one is at a record, again each `presenceInterval`, and hear who else is',
    body: z.object({ ...record, isEditing: z.boolean() }),
    result: z.object({ colleagues: z.array(presentColleagueSchema) }),
    errors: ['not_found'],
    quiet: true,
  }),
  leave: defineEndpoint({
    method: 'POST',
    path: '/admin/presence/leave',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Tell that one is at a record no more',
    body: z.object(record),
    result: acknowledgement,
    mayBeEmpty: true,
    quiet: true,
  }),
};
