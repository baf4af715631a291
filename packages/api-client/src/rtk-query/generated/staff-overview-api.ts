// Generated from packages/contract/src/staff/overview-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffOverviewEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type StaffOverviewCalls = typeof staffOverviewEndpoints;

/** Current figures. */
export const staffOverviewApi: Group<{
  staffOverviewGet: Query<StaffOverviewCalls['get']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffOverviewGet: build.query({ queryFn: calls(staffOverviewEndpoints.get, { quiet: true }) }),
  }),
});

/** Bookings, waiting chats and opened services in numbers. */
export const useStaffOverviewGetQuery: QueryHook<StaffOverviewCalls['get']> =
  /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewGetQuery');
