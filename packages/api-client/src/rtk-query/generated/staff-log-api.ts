// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffLogEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type StaffLogCalls = typeof staffLogEndpoints;

/** The log of actions of staff. */
export const staffLogApi: Group<{
  staffLogList: Query<StaffLogCalls['list']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffLogList: build.query({ queryFn: calls(staffLogEndpoints.list), providesTags: ['Log'] }),
  }),
});

/** Who did what, the newest first. */
export const useStaffLogListQuery: QueryHook<StaffLogCalls['list']> = /* @__PURE__ */ hookOf(
  staffLogApi,
  'useStaffLogListQuery',
);
