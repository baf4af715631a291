import {
  adminCustomerEndpoints,
  adminLogEndpoints,
  adminSessionEndpoints,
  adminStaffEndpoints,
  invitationEndpoints,
  type CallInput,
  type CallResult,
} from '@pothik/contract';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type Invitations = typeof invitationEndpoints;
type Customers = typeof adminCustomerEndpoints;
type Staff = typeof adminStaffEndpoints;
type Sessions = typeof adminSessionEndpoints;
type Log = typeof adminLogEndpoints;

/** Customers, accounts of the staff, their sessions, and what they have done. */
export const staffPeopleApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<CallResult<Customers['list']>, CallInput<Customers['list']>>({
      queryFn: calls(adminCustomerEndpoints.list),
      providesTags: ['Customer'],
    }),
    customer: build.query<CallResult<Customers['get']>, string>({
      queryFn: (id, context) => callEndpoint(adminCustomerEndpoints.get, { id }, context),
      providesTags: ['Customer', 'Booking', 'Chat'],
    }),
    staffAccounts: build.query<CallResult<Staff['list']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(adminStaffEndpoints.list, {}, context),
      providesTags: ['Staff'],
    }),
    updateStaff: build.mutation<CallResult<Staff['update']>, CallInput<Staff['update']>>({
      queryFn: calls(adminStaffEndpoints.update),
      // A refusal tells of a change that somebody else has made.
      invalidatesTags: ['Staff', 'StaffSession', 'Log'],
    }),
    staffInvitations: build.query<CallResult<Staff['listInvitations']>, Nothing>({
      queryFn: (_nothing, context) =>
        callEndpoint(adminStaffEndpoints.listInvitations, {}, context),
      providesTags: ['Staff'],
    }),
    inviteStaff: build.mutation<CallResult<Staff['invite']>, CallInput<Staff['invite']>>({
      queryFn: calls(adminStaffEndpoints.invite),
      invalidatesTags: ['Staff', 'Log'],
    }),
    resendInvitation: build.mutation<CallResult<Staff['resendInvitation']>, string>({
      queryFn: (id, context) => callEndpoint(adminStaffEndpoints.resendInvitation, { id }, context),
      invalidatesTags: ['Staff', 'Log'],
    }),
    revokeInvitation: build.mutation<CallResult<Staff['revokeInvitation']>, string>({
      queryFn: (id, context) => callEndpoint(adminStaffEndpoints.revokeInvitation, { id }, context),
      invalidatesTags: ['Staff', 'Log'],
    }),
    sessionsOfStaff: build.query<CallResult<Staff['listSessions']>, string>({
      queryFn: (id, context) => callEndpoint(adminStaffEndpoints.listSessions, { id }, context),
      providesTags: ['StaffSession'],
    }),
    endSessionsOfStaff: build.mutation<CallResult<Staff['endSessions']>, string>({
      queryFn: (id, context) => callEndpoint(adminStaffEndpoints.endSessions, { id }, context),
      invalidatesTags: ['StaffSession', 'Log'],
    }),
    sessions: build.query<CallResult<Sessions['list']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(adminSessionEndpoints.list, {}, context),
      providesTags: ['StaffSession'],
    }),
    endSession: build.mutation<CallResult<Sessions['end']>, string>({
      queryFn: (id, context) => callEndpoint(adminSessionEndpoints.end, { id }, context),
      invalidatesTags: ['StaffSession', 'Log'],
    }),
    staffLog: build.query<CallResult<Log['list']>, CallInput<Log['list']>>({
      queryFn: calls(adminLogEndpoints.list),
      providesTags: ['Log'],
    }),
    /** Whom the link of an invitation is for. */
    invitation: build.query<CallResult<Invitations['read']>, string>({
      queryFn: (token, context) =>
        callEndpoint(invitationEndpoints.read, { token }, context, { quiet: true }),
    }),
    acceptInvitation: build.mutation<
      CallResult<Invitations['accept']>,
      CallInput<Invitations['accept']>
    >({
      queryFn: calls(invitationEndpoints.accept, { quiet: true }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useCustomersQuery,
  useCustomerQuery,
  useStaffAccountsQuery,
  useUpdateStaffMutation,
  useStaffInvitationsQuery,
  useInviteStaffMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useSessionsOfStaffQuery,
  useEndSessionsOfStaffMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useStaffLogQuery,
  useInvitationQuery,
  useAcceptInvitationMutation,
} = staffPeopleApi;
