// Generated from src/staff/presence-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { PresentColleague } from '../entities.ts';
import type { RecordKind } from '../../staff/record-kinds.ts';

/** Members of the staff at records, told to each other. */
export const staffPresenceEndpoints = {
  /** Tell that one is at a record, again each `presenceInterval`, and hear who else is. */
  tell: {
    method: 'POST',
    path: '/admin/presence',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      isEditing: boolean;
      kind: RecordKind;
      _id: string;
    },
    { colleagues: PresentColleague[] }
  >,
  /** Tell that one is at a record no more. */
  leave: {
    method: 'POST',
    path: '/admin/presence/leave',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      kind: RecordKind;
      _id: string;
    },
    { message: string }
  >,
};
