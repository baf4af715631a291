// Generated from src/staff/record-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { FoundRecord } from '../entities.ts';
import type { RecordKind } from '../../staff/record-kinds.ts';

/** Records of all kinds at once. Nobody gets one whose kind their role does not open. */
export const staffRecordEndpoints = {
  /** Find bookings, chats, people, services and articles, a few of each kind. */
  find: { method: 'GET', path: '/admin/records', access: 'agent', envelope: 'fields' } as Endpoint<
    {
      /** Each of its words is a part of a reference, a name, a title, a phone number or an e-mail address. */
      search: string;
    },
    {
      records: FoundRecord[];
      /** Kinds that there was no time for; the same search may find records of them a moment later. Absent: none. */
      leftOut?: RecordKind[] | undefined;
    }
  >,
  /** What these records are called now, in this order; those that are gone are left out. */
  lookUp: {
    method: 'POST',
    path: '/admin/records/look-up',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      records: {
        kind: RecordKind;
        _id: string;
      }[];
    },
    { records: FoundRecord[] }
  >,
};
