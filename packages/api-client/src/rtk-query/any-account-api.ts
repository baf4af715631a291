import { notificationEndpoints, userEndpoints } from '@pothik/contract';
import { readNotifications, readPreferences } from './any-account.ts';
import { callEndpoint, hookOf, pothikApi } from './api.ts';
import type { Group, Query, QueryHook } from './group.ts';

type Preferences = typeof userEndpoints.preferences;
type Notifications = typeof notificationEndpoints.list;

/** Preferences and notifications of any server, with missing fields filled in. */
export const anyAccountApi: Group<{
  usersPreferences: Query<Preferences>;
  notificationsList: Query<Notifications>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    usersPreferences: build.query({
      async queryFn(_nothing, context) {
        const answer = await callEndpoint(userEndpoints.preferences, {}, context);
        if ('error' in answer) return answer;
        return { data: { preferences: readPreferences(answer.data.preferences) } };
      },
      providesTags: ['Preferences'],
    }),
    notificationsList: build.query({
      async queryFn(_nothing, context) {
        const answer = await callEndpoint(notificationEndpoints.list, {}, context);
        if ('error' in answer) return answer;
        return { data: { notifications: readNotifications(answer.data.notifications) } };
      },
      providesTags: ['Notification'],
    }),
  }),
});

/** Preferences of the current user. */
export const useUsersPreferencesQuery: QueryHook<Preferences> = /* @__PURE__ */ hookOf(
  anyAccountApi,
  'useUsersPreferencesQuery',
);
/** Notifications of the current user, the newest first. */
export const useNotificationsListQuery: QueryHook<Notifications> = /* @__PURE__ */ hookOf(
  anyAccountApi,
  'useNotificationsListQuery',
);
