// Generated from packages/contract/src/staff/factor-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffFactorEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffFactorsCalls = typeof staffFactorEndpoints;

/** The second factor of the calling member of staff: an app that makes codes. */
export const staffFactorsApi: Group<{
  staffFactorsGet: Query<StaffFactorsCalls['get']>;
  staffFactorsBegin: Mutation<StaffFactorsCalls['begin']>;
  staffFactorsConfirm: Mutation<StaffFactorsCalls['confirm']>;
  staffFactorsRenewRecoveryCodes: Mutation<StaffFactorsCalls['renewRecoveryCodes']>;
  staffFactorsRemove: Mutation<StaffFactorsCalls['remove']>;
  staffFactorsRoles: Query<StaffFactorsCalls['roles']>;
  staffFactorsUpdateRoles: Mutation<StaffFactorsCalls['updateRoles']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffFactorsGet: build.query({
      queryFn: calls(staffFactorEndpoints.get),
      providesTags: ['SecondFactor'],
    }),
    staffFactorsBegin: build.mutation({ queryFn: calls(staffFactorEndpoints.begin) }),
    staffFactorsConfirm: build.mutation({
      queryFn: calls(staffFactorEndpoints.confirm),
      invalidatesTags: ['SecondFactor', 'Staff', 'Session', 'Log'],
    }),
    staffFactorsRenewRecoveryCodes: build.mutation({
      queryFn: calls(staffFactorEndpoints.renewRecoveryCodes),
      invalidatesTags: ['SecondFactor', 'Log'],
    }),
    staffFactorsRemove: build.mutation({
      queryFn: calls(staffFactorEndpoints.remove),
      invalidatesTags: ['SecondFactor', 'Staff', 'User', 'Log'],
    }),
    staffFactorsRoles: build.query({
      queryFn: calls(staffFactorEndpoints.roles),
      providesTags: ['SecondFactor'],
    }),
    staffFactorsUpdateRoles: build.mutation({
      queryFn: calls(staffFactorEndpoints.updateRoles),
      invalidatesTags: ['SecondFactor', 'User', 'Log'],
    }),
  }),
});

/** Whether one has an app for codes, and how many recovery codes. */
export const useStaffFactorsGetQuery: QueryHook<StaffFactorsCalls['get']> = /* @__PURE__ */ hookOf(
  staffFactorsApi,
  'useStaffFactorsGetQuery',
);
/** Make a secret for an app; it counts once a code of the app was sent. */
export const useStaffFactorsBeginMutation: MutationHook<StaffFactorsCalls['begin']> =
  /* @__PURE__ */ hookOf(staffFactorsApi, 'useStaffFactorsBeginMutation');
/** Show that the app works; from then on one signs in with it. */
export const useStaffFactorsConfirmMutation: MutationHook<StaffFactorsCalls['confirm']> =
  /* @__PURE__ */ hookOf(staffFactorsApi, 'useStaffFactorsConfirmMutation');
/** Make new recovery codes; the old ones end. */
export const useStaffFactorsRenewRecoveryCodesMutation: MutationHook<
  StaffFactorsCalls['renewRecoveryCodes']
> = /* @__PURE__ */ hookOf(staffFactorsApi, 'useStaffFactorsRenewRecoveryCodesMutation');
/** Remove the app. */
export const useStaffFactorsRemoveMutation: MutationHook<StaffFactorsCalls['remove']> =
  /* @__PURE__ */ hookOf(staffFactorsApi, 'useStaffFactorsRemoveMutation');
/** The roles that demand a second factor. */
export const useStaffFactorsRolesQuery: QueryHook<StaffFactorsCalls['roles']> =
  /* @__PURE__ */ hookOf(staffFactorsApi, 'useStaffFactorsRolesQuery');
/** Say which roles demand a second factor. */
export const useStaffFactorsUpdateRolesMutation: MutationHook<StaffFactorsCalls['updateRoles']> =
  /* @__PURE__ */ hookOf(staffFactorsApi, 'useStaffFactorsUpdateRolesMutation');
