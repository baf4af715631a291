// Generated from packages/contract/src/settings/endpoints.ts by `pnpm generate`. Change that file instead.
import { settingsEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Query, QueryHook } from '../group.ts';

type SettingsCalls = typeof settingsEndpoints;

/** How the product presents itself, and how to reach the company. */
export const settingsApi: Group<{
  settingsBranding: Query<SettingsCalls['branding']>;
  settingsContact: Query<SettingsCalls['contact']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    settingsBranding: build.query({
      queryFn: calls(settingsEndpoints.branding, { quiet: true }),
      providesTags: ['Settings'],
    }),
    settingsContact: build.query({
      queryFn: calls(settingsEndpoints.contact, { quiet: true }),
      providesTags: ['Settings'],
    }),
  }),
});

/** Logo, name and figures. */
export const useSettingsBrandingQuery: QueryHook<SettingsCalls['branding']> =
  /* @__PURE__ */ hookOf(settingsApi, 'useSettingsBrandingQuery');
/** Phone and e-mail of the company. */
export const useSettingsContactQuery: QueryHook<SettingsCalls['contact']> = /* @__PURE__ */ hookOf(
  settingsApi,
  'useSettingsContactQuery',
);
