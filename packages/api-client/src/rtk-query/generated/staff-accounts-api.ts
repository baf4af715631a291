// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffAccountEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type Calls = typeof staffAccountEndpoints;

/** Members of the staff and invitations to it. */
export const staffAccountsApi: Group<{
  staffAccountsList: Query<Calls['list']>;
  staffAccountsListInvitations: Query<Calls['listInvitations']>;
  staffAccountsInvite: Mutation<Calls['invite']>;
  staffAccountsResendInvitation: Mutation<Calls['resendInvitation']>;
  staffAccountsRevokeInvitation: Mutation<Calls['revokeInvitation']>;
  staffAccountsUpdate: Mutation<Calls['update']>;
  staffAccountsListSessions: Query<Calls['listSessions']>;
  staffAccountsEndSessions: Mutation<Calls['endSessions']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffAccountsList: build.query({
      queryFn: calls(staffAccountEndpoints.list),
      providesTags: ['Staff'],
    }),
    staffAccountsListInvitations: build.query({
      queryFn: calls(staffAccountEndpoints.listInvitations),
      providesTags: ['Staff'],
    }),
    staffAccountsInvite: build.mutation({
      queryFn: calls(staffAccountEndpoints.invite),
      invalidatesTags: ['Staff', 'Log'],
    }),
    staffAccountsResendInvitation: build.mutation({
      queryFn: calls(staffAccountEndpoints.resendInvitation),
      invalidatesTags: ['Staff', 'Log'],
    }),
    staffAccountsRevokeInvitation: build.mutation({
      queryFn: calls(staffAccountEndpoints.revokeInvitation),
      invalidatesTags: ['Staff', 'Log'],
    }),
    staffAccountsUpdate: build.mutation({
      queryFn: calls(staffAccountEndpoints.update),
      invalidatesTags: ['Staff', 'StaffSession', 'Log'],
    }),
    staffAccountsListSessions: build.query({
      queryFn: calls(staffAccountEndpoints.listSessions),
      providesTags: ['StaffSession'],
    }),
    staffAccountsEndSessions: build.mutation({
      queryFn: calls(staffAccountEndpoints.endSessions),
      invalidatesTags: ['StaffSession', 'Log'],
    }),
  }),
});

/** All accounts of the staff, those that are deactivated included. */
export const useStaffAccountsListQuery: QueryHook<Calls['list']> = /* @__PURE__ */ hookOf(
  staffAccountsApi,
  'useStaffAccountsListQuery',
);
/** Invitations that nobody has answered yet. */
export const useStaffAccountsListInvitationsQuery: QueryHook<Calls['listInvitations']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsListInvitationsQuery');
/** Ask somebody by mail to join the staff. */
export const useStaffAccountsInviteMutation: MutationHook<Calls['invite']> = /* @__PURE__ */ hookOf(
  staffAccountsApi,
  'useStaffAccountsInviteMutation',
);
/** Send a new link; the old one ends. */
export const useStaffAccountsResendInvitationMutation: MutationHook<Calls['resendInvitation']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsResendInvitationMutation');
/** Take an invitation back. */
export const useStaffAccountsRevokeInvitationMutation: MutationHook<Calls['revokeInvitation']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsRevokeInvitationMutation');
/** Change the role of one of the staff, deactivate or reactivate them. */
export const useStaffAccountsUpdateMutation: MutationHook<Calls['update']> = /* @__PURE__ */ hookOf(
  staffAccountsApi,
  'useStaffAccountsUpdateMutation',
);
/** Where one of the staff is signed in. */
export const useStaffAccountsListSessionsQuery: QueryHook<Calls['listSessions']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsListSessionsQuery');
/** Sign one of the staff out everywhere. */
export const useStaffAccountsEndSessionsMutation: MutationHook<Calls['endSessions']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsEndSessionsMutation');
