// Generated from packages/contract/src/staff/passkey-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffPasskeyEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffPasskeysCalls = typeof staffPasskeyEndpoints;

/** The passkeys of the calling member of staff. */
export const staffPasskeysApi: Group<{
  staffPasskeysList: Query<StaffPasskeysCalls['list']>;
  staffPasskeysBegin: Mutation<StaffPasskeysCalls['begin']>;
  staffPasskeysAdd: Mutation<StaffPasskeysCalls['add']>;
  staffPasskeysBeginProof: Mutation<StaffPasskeysCalls['beginProof']>;
  staffPasskeysRemove: Mutation<StaffPasskeysCalls['remove']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffPasskeysList: build.query({
      queryFn: calls(staffPasskeyEndpoints.list),
      providesTags: ['SecondFactor'],
    }),
    staffPasskeysBegin: build.mutation({ queryFn: calls(staffPasskeyEndpoints.begin) }),
    staffPasskeysAdd: build.mutation({
      queryFn: calls(staffPasskeyEndpoints.add),
      invalidatesTags: ['SecondFactor', 'Staff', 'Session', 'Log'],
    }),
    staffPasskeysBeginProof: build.mutation({ queryFn: calls(staffPasskeyEndpoints.beginProof) }),
    staffPasskeysRemove: build.mutation({
      queryFn: calls(staffPasskeyEndpoints.remove),
      invalidatesTags: ['SecondFactor', 'Staff', 'User', 'Session', 'Log'],
    }),
  }),
});

/** One’s own passkeys, the newest first. */
export const useStaffPasskeysListQuery: QueryHook<StaffPasskeysCalls['list']> =
  /* @__PURE__ */ hookOf(staffPasskeysApi, 'useStaffPasskeysListQuery');
/** A challenge for a new passkey; it is taken once, within five minutes. */
export const useStaffPasskeysBeginMutation: MutationHook<StaffPasskeysCalls['begin']> =
  /* @__PURE__ */ hookOf(staffPasskeysApi, 'useStaffPasskeysBeginMutation');
/** Add the passkey that the browser has made; from then on one signs in with it. */
export const useStaffPasskeysAddMutation: MutationHook<StaffPasskeysCalls['add']> =
  /* @__PURE__ */ hookOf(staffPasskeysApi, 'useStaffPasskeysAddMutation');
/** A challenge for one’s own passkeys, to show once more who one is. */
export const useStaffPasskeysBeginProofMutation: MutationHook<StaffPasskeysCalls['beginProof']> =
  /* @__PURE__ */ hookOf(staffPasskeysApi, 'useStaffPasskeysBeginProofMutation');
/** Remove one of one’s passkeys. */
export const useStaffPasskeysRemoveMutation: MutationHook<StaffPasskeysCalls['remove']> =
  /* @__PURE__ */ hookOf(staffPasskeysApi, 'useStaffPasskeysRemoveMutation');
