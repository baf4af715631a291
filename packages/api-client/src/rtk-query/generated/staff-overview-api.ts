// Generated from packages/contract/src/staff/overview-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffOverviewEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffOverviewCalls = typeof staffOverviewEndpoints;

/** Figures of now, and of a period. */
export const staffOverviewApi: Group<{
  staffOverviewGet: Query<StaffOverviewCalls['get']>;
  staffOverviewGetPeriod: Query<StaffOverviewCalls['getPeriod']>;
  staffOverviewGetDailyMail: Query<StaffOverviewCalls['getDailyMail']>;
  staffOverviewUpdateDailyMail: Mutation<StaffOverviewCalls['updateDailyMail']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffOverviewGet: build.query({ queryFn: calls(staffOverviewEndpoints.get, { quiet: true }) }),
    staffOverviewGetPeriod: build.query({
      queryFn: calls(staffOverviewEndpoints.getPeriod, { quiet: true }),
    }),
    staffOverviewGetDailyMail: build.query({
      queryFn: calls(staffOverviewEndpoints.getDailyMail, { quiet: true }),
      providesTags: ['Preferences'],
    }),
    staffOverviewUpdateDailyMail: build.mutation({
      queryFn: calls(staffOverviewEndpoints.updateDailyMail),
      invalidatesTags: ['Preferences'],
    }),
  }),
});

/** Bookings, waiting chats and opened services in numbers. */
export const useStaffOverviewGetQuery: QueryHook<StaffOverviewCalls['get']> =
  /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewGetQuery');
/** Bookings, waits and opened services of a period in numbers. */
export const useStaffOverviewGetPeriodQuery: QueryHook<StaffOverviewCalls['getPeriod']> =
  /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewGetPeriodQuery');
/** Whether the caller gets a daily mail. */
export const useStaffOverviewGetDailyMailQuery: QueryHook<StaffOverviewCalls['getDailyMail']> =
  /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewGetDailyMailQuery');
/** Get a mail of the day before each morning at eight in Dhaka, or no more. */
export const useStaffOverviewUpdateDailyMailMutation: MutationHook<
  StaffOverviewCalls['updateDailyMail']
> = /* @__PURE__ */ hookOf(staffOverviewApi, 'useStaffOverviewUpdateDailyMailMutation');
