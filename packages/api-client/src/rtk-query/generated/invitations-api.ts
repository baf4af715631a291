// Generated from packages/contract/src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import { invitationEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type InvitationsCalls = typeof invitationEndpoints;

/** Answering an invitation to the staff. */
export const invitationsApi: Group<{
  invitationsRead: Query<InvitationsCalls['read']>;
  invitationsAccept: Mutation<InvitationsCalls['accept']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    invitationsRead: build.query({ queryFn: calls(invitationEndpoints.read, { quiet: true }) }),
    invitationsAccept: build.mutation({
      queryFn: calls(invitationEndpoints.accept, { quiet: true }),
      invalidatesTags: ['User'],
    }),
  }),
});

/** Whom an invitation to the staff is for. */
export const useInvitationsReadQuery: QueryHook<InvitationsCalls['read']> = /* @__PURE__ */ hookOf(
  invitationsApi,
  'useInvitationsReadQuery',
);
/** Join the staff by the link of an invitation, and sign in. */
export const useInvitationsAcceptMutation: MutationHook<InvitationsCalls['accept']> =
  /* @__PURE__ */ hookOf(invitationsApi, 'useInvitationsAcceptMutation');
