// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffCustomerEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffCustomersCalls = typeof staffCustomerEndpoints;

/** Customers as staff look them up. */
export const staffCustomersApi: Group<{
  staffCustomersList: Query<StaffCustomersCalls['list']>;
  staffCustomersGet: Query<StaffCustomersCalls['get']>;
  staffCustomersEndSessions: Mutation<StaffCustomersCalls['endSessions']>;
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
    staffCustomersEndSessions: build.mutation({
      queryFn: calls(staffCustomerEndpoints.endSessions),
      invalidatesTags: ['Log'],
    }),
  }),
});

/** Customers, searched, sorted and paged. */
export const useStaffCustomersListQuery: QueryHook<StaffCustomersCalls['list']> =
  /* @__PURE__ */ hookOf(staffCustomersApi, 'useStaffCustomersListQuery');
/** One customer with their bookings and chats. */
export const useStaffCustomersGetQuery: QueryHook<StaffCustomersCalls['get']> =
  /* @__PURE__ */ hookOf(staffCustomersApi, 'useStaffCustomersGetQuery');
/** Sign one of the customers out everywhere, as when a phone was stolen. */
export const useStaffCustomersEndSessionsMutation: MutationHook<
  StaffCustomersCalls['endSessions']
> = /* @__PURE__ */ hookOf(staffCustomersApi, 'useStaffCustomersEndSessionsMutation');
