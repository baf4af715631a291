// Generated from packages/contract/src/staff/presence-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffPresenceEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type StaffPresenceCalls = typeof staffPresenceEndpoints;

/** Members of the staff at records, told to each other. */
export const staffPresenceApi: Group<{
  staffPresenceTell: Mutation<StaffPresenceCalls['tell']>;
  staffPresenceLeave: Mutation<StaffPresenceCalls['leave']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffPresenceTell: build.mutation({
      queryFn: calls(staffPresenceEndpoints.tell, { quiet: true }),
    }),
    staffPresenceLeave: build.mutation({
      queryFn: calls(staffPresenceEndpoints.leave, { quiet: true }),
    }),
  }),
});

/** Tell that one is at a record, again each `presenceInterval`, and hear who else is. */
export const useStaffPresenceTellMutation: MutationHook<StaffPresenceCalls['tell']> =
  /* @__PURE__ */ hookOf(staffPresenceApi, 'useStaffPresenceTellMutation');
/** Tell that one is at a record no more. */
export const useStaffPresenceLeaveMutation: MutationHook<StaffPresenceCalls['leave']> =
  /* @__PURE__ */ hookOf(staffPresenceApi, 'useStaffPresenceLeaveMutation');
