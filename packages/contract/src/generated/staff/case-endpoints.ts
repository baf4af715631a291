// Generated from src/staff/case-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Case } from '../entities.ts';
import type { CaseKind } from '../../staff/case-kinds.ts';

/** Whole cases: all that belongs to what one person wants. */
export const staffCaseEndpoints = {
  /** The case of a person: bookings, chats, and all that happened in them, newest first. */
  get: {
    method: 'GET',
    path: '/admin/cases/{id}',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      /** The kind of the id: of a customer, or of a booking or a chat of whoever made it. */
      kind: CaseKind;
      /** The number of the newest entries. */
      count?: number | undefined;
    },
    { case: Case }
  >,
};
