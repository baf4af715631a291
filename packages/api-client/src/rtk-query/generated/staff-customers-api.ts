// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCustomerEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type Calls = typeof staffCustomerEndpoints;

/** Customers as staff look them up. */
export const staffCustomersApi: Group<{
  staffCustomersList: Query<Calls['list']>;
  staffCustomersGet: Query<Calls['get']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffCustomersList: build.query({
      queryFn: calls(staffCustomerEndpoints.list),
      providesTags: ['Customer'],
    }),
    staffCustomersGet: build.query({
      queryFn: calls(staffCustomerEndpoints.get),
      providesTags: ['Customer', 'Booking', 'Chat'],
    }),
  }),
});

/** Customers, searched, sorted and paged. */
export const useStaffCustomersListQuery: QueryHook<Calls['list']> = /* @__PURE__ */ hookOf(
  staffCustomersApi,
  'useStaffCustomersListQuery',
);
/** One customer with their bookings and chats. */
export const useStaffCustomersGetQuery: QueryHook<Calls['get']> = /* @__PURE__ */ hookOf(
  staffCustomersApi,
  'useStaffCustomersGetQuery',
);
