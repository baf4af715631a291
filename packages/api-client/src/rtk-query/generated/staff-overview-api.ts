// Generated from packages/contract/src/staff/overview-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffOverviewEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type StaffOverviewCalls = typeof staffOverviewEndpoints;

/** Figures of now, and of a period. */
export const staffOverviewApi: Group<{
  staffOverviewGet: Query<StaffOverviewCalls['get']>;
  staffOverviewGetPeriod: Query<StaffOverviewCalls['getPeriod']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffOverviewGet: build.query({ queryFn: calls(staffOverviewEndpoints.get, { quiet: true }) }),
    staffOverviewGetPeriod: build.query({
      queryFn: calls(staffOverviewEndpoints.getPeriod, { quiet: true }),
    }),
  }),
});

/** Bookings, waiting chats and opened services in numbers. */
export const useStaffOverviewGetQuery: QueryHook<StaffOverviewCalls['get']> =
  /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewGetQuery');
/** Bookings, waits and opened services of a period in numbers. */
export const useStaffOverviewGetPeriodQuery: QueryHook<StaffOverviewCalls['getPeriod']> =
  /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewGetPeriodQuery');
