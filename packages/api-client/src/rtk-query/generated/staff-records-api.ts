// Generated from packages/contract/src/staff/record-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffRecordEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type StaffRecordsCalls = typeof staffRecordEndpoints;

/** Records of all kinds at once. Nobody gets one whose kind their role does not open. */
export const staffRecordsApi: Group<{
  staffRecordsFind: Query<StaffRecordsCalls['find']>;
  staffRecordsLookUp: Query<StaffRecordsCalls['lookUp']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffRecordsFind: build.query({ queryFn: calls(staffRecordEndpoints.find, { quiet: true }) }),
    staffRecordsLookUp: build.query({
      queryFn: calls(staffRecordEndpoints.lookUp, { quiet: true }),
    }),
  }),
});

/** Find bookings, chats, people, services and articles, a few of each kind. */
export const useStaffRecordsFindQuery: QueryHook<StaffRecordsCalls['find']> =
  /* @__PURE__ */ hookOf(staffRecordsApi, 'useStaffRecordsFindQuery');
/** What these records are called now, in this order; those that are gone are left out. */
export const useStaffRecordsLookUpQuery: QueryHook<StaffRecordsCalls['lookUp']> =
  /* @__PURE__ */ hookOf(staffRecordsApi, 'useStaffRecordsLookUpQuery');
