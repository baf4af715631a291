// Generated from packages/contract/src/staff/case-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCaseEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type StaffCasesCalls = typeof staffCaseEndpoints;

/** Whole cases: all that belongs to what one person wants. */
export const staffCasesApi: Group<{
  staffCasesGet: Query<StaffCasesCalls['get']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffCasesGet: build.query({
      queryFn: calls(staffCaseEndpoints.get, { quiet: true }),
      providesTags: ['Customer', 'Booking', 'Chat'],
    }),
  }),
});

/** The case of a person: bookings, chats, and all that happened in them, newest first. */
export const useStaffCasesGetQuery: QueryHook<StaffCasesCalls['get']> = /* @__PURE__ */ hookOf(
  staffCasesApi,
  'useStaffCasesGetQuery',
);
