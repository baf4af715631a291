// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffAccountEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffAccountsCalls = typeof staffAccountEndpoints;

/** Members of the staff and invitations to it. */
export const staffAccountsApi: Group<{
  staffAccountsList: Query<StaffAccountsCalls['list']>;
  staffAccountsListInvitations: Query<StaffAccountsCalls['listInvitations']>;
  staffAccountsInvite: Mutation<StaffAccountsCalls['invite']>;
  staffAccountsResendInvitation: Mutation<StaffAccountsCalls['resendInvitation']>;
  staffAccountsRevokeInvitation: Mutation<StaffAccountsCalls['revokeInvitation']>;
  staffAccountsUpdate: Mutation<StaffAccountsCalls['update']>;
  staffAccountsListSessions: Query<StaffAccountsCalls['listSessions']>;
  staffAccountsEndSessions: Mutation<StaffAccountsCalls['endSessions']>;
  staffAccountsResetSecondFactor: Mutation<StaffAccountsCalls['resetSecondFactor']>;
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
      invalidatesTags: ['Staff', 'Session', 'Log'],
    }),
    staffAccountsListSessions: build.query({
      queryFn: calls(staffAccountEndpoints.listSessions),
      providesTags: ['Session'],
    }),
    staffAccountsEndSessions: build.mutation({
      queryFn: calls(staffAccountEndpoints.endSessions),
      invalidatesTags: ['Session', 'Log'],
    }),
    staffAccountsResetSecondFactor: build.mutation({
      queryFn: calls(staffAccountEndpoints.resetSecondFactor),
      invalidatesTags: ['Staff', 'Session', 'Log'],
    }),
  }),
});

/** All accounts of the staff, those that are deactivated included. */
export const useStaffAccountsListQuery: QueryHook<StaffAccountsCalls['list']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsListQuery');
/** Invitations that nobody has answered yet. */
export const useStaffAccountsListInvitationsQuery: QueryHook<
  StaffAccountsCalls['listInvitations']
> = /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsListInvitationsQuery');
/** Ask somebody by mail to join the staff. */
export const useStaffAccountsInviteMutation: MutationHook<StaffAccountsCalls['invite']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsInviteMutation');
/** Send a new link; the old one ends. */
export const useStaffAccountsResendInvitationMutation: MutationHook<
  StaffAccountsCalls['resendInvitation']
> = /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsResendInvitationMutation');
/** Take an invitation back. */
export const useStaffAccountsRevokeInvitationMutation: MutationHook<
  StaffAccountsCalls['revokeInvitation']
> = /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsRevokeInvitationMutation');
/** Change the role of one of the staff, deactivate or reactivate them. */
export const useStaffAccountsUpdateMutation: MutationHook<StaffAccountsCalls['update']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsUpdateMutation');
/** Where one of the staff is signed in. */
export const useStaffAccountsListSessionsQuery: QueryHook<StaffAccountsCalls['listSessions']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsListSessionsQuery');
/** Sign one of the staff out everywhere. */
export const useStaffAccountsEndSessionsMutation: MutationHook<StaffAccountsCalls['endSessions']> =
  /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsEndSessionsMutation');
/** Remove the second factor of a colleague who has lost it, and sign them out everywhere. */
export const useStaffAccountsResetSecondFactorMutation: MutationHook<
  StaffAccountsCalls['resetSecondFactor']
> = /* @__PURE__ */ hookOf(staffAccountsApi, 'useStaffAccountsResetSecondFactorMutation');
