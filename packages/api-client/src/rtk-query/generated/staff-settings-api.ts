// Generated from packages/contract/src/staff/settings-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffSettingsEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffSettingsCalls = typeof staffSettingsEndpoints;

/** Settings of owners: branding, contact and exchange rates. */
export const staffSettingsApi: Group<{
  staffSettingsGet: Query<StaffSettingsCalls['get']>;
  staffSettingsUpdateBranding: Mutation<StaffSettingsCalls['updateBranding']>;
  staffSettingsUpdateContact: Mutation<StaffSettingsCalls['updateContact']>;
  staffSettingsUpdateExchangeRates: Mutation<StaffSettingsCalls['updateExchangeRates']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffSettingsGet: build.query({
      queryFn: calls(staffSettingsEndpoints.get),
      providesTags: ['Settings'],
    }),
    staffSettingsUpdateBranding: build.mutation({
      queryFn: calls(staffSettingsEndpoints.updateBranding),
      invalidatesTags: ['Settings'],
    }),
    staffSettingsUpdateContact: build.mutation({
      queryFn: calls(staffSettingsEndpoints.updateContact),
      invalidatesTags: ['Settings'],
    }),
    staffSettingsUpdateExchangeRates: build.mutation({
      queryFn: calls(staffSettingsEndpoints.updateExchangeRates),
      invalidatesTags: ['Settings', 'Service'],
    }),
  }),
});

/** All settings. */
export const useStaffSettingsGetQuery: QueryHook<StaffSettingsCalls['get']> =
  /* @__PURE__ */ hookOf(staffSettingsApi, 'useStaffSettingsGetQuery');
/** Change branding. */
export const useStaffSettingsUpdateBrandingMutation: MutationHook<
  StaffSettingsCalls['updateBranding']
> = /* @__PURE__ */ hookOf(staffSettingsApi, 'useStaffSettingsUpdateBrandingMutation');
/** Change contact. */
export const useStaffSettingsUpdateContactMutation: MutationHook<
  StaffSettingsCalls['updateContact']
> = /* @__PURE__ */ hookOf(staffSettingsApi, 'useStaffSettingsUpdateContactMutation');
/** Change exchange rates. */
export const useStaffSettingsUpdateExchangeRatesMutation: MutationHook<
  StaffSettingsCalls['updateExchangeRates']
> = /* @__PURE__ */ hookOf(staffSettingsApi, 'useStaffSettingsUpdateExchangeRatesMutation');
