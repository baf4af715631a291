import { notificationEndpoints, userEndpoints } from '@pothik/contract';
import { readNotifications, readPreferences } from './any-account.ts';
import { callEndpoint, pothikApi } from './api.ts';
import type { Group, Query, QueryHook } from './group.ts';

type Preferences = typeof userEndpoints.preferences;
type Notifications = typeof notificationEndpoints.list;

/** What any server tells of an account, made whole. */
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

/** What the current user wants to be told of, and how. */
export const useUsersPreferencesQuery: QueryHook<Preferences> =
  anyAccountApi.useUsersPreferencesQuery;
/** What the current user was told of, the newest first. */
export const useNotificationsListQuery: QueryHook<Notifications> =
  anyAccountApi.useNotificationsListQuery;
