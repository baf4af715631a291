import { endpoints, type CallInput, type CallResult, type Endpoints } from '@pothik/contract';
import { readNotifications, readPreferences } from './any-account.ts';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type Users = Endpoints['users'];
type Notifications = Endpoints['notifications'];

/** The account of who is signed in: profile, preferences, notifications. */
export const accountApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<CallResult<Users['profile']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(endpoints.users.profile, {}, context),
      providesTags: ['User'],
    }),
    updateProfile: build.mutation<
      CallResult<Users['updateProfile']>,
      CallInput<Users['updateProfile']>
    >({ queryFn: calls(endpoints.users.updateProfile), invalidatesTags: ['User'] }),
    deleteAccount: build.mutation<
      CallResult<Users['deleteAccount']>,
      CallInput<Users['deleteAccount']>
    >({ queryFn: calls(endpoints.users.deleteAccount) }),
    uploadProfilePicture: build.mutation<
      CallResult<Endpoints['uploads']['profilePicture']>,
      CallInput<Endpoints['uploads']['profilePicture']>
    >({ queryFn: calls(endpoints.uploads.profilePicture), invalidatesTags: ['User'] }),
    preferences: build.query<CallResult<Users['preferences']>, Nothing>({
      async queryFn(_nothing, context) {
        const answer = await callEndpoint(endpoints.users.preferences, {}, context);
        if ('error' in answer) return answer;
        return { data: { preferences: readPreferences(answer.data.preferences) } };
      },
      providesTags: ['Preferences'],
    }),
    updatePreferences: build.mutation<
      CallResult<Users['updatePreferences']>,
      CallInput<Users['updatePreferences']>
    >({ queryFn: calls(endpoints.users.updatePreferences), invalidatesTags: ['Preferences'] }),
    notifications: build.query<CallResult<Notifications['list']>, Nothing>({
      async queryFn(_nothing, context) {
        const answer = await callEndpoint(endpoints.notifications.list, {}, context);
        if ('error' in answer) return answer;
        return { data: { notifications: readNotifications(answer.data.notifications) } };
      },
      providesTags: ['Notification'],
    }),
    markNotificationRead: build.mutation<CallResult<Notifications['markRead']>, string>({
      queryFn: (id, context) => callEndpoint(endpoints.notifications.markRead, { id }, context),
      invalidatesTags: ['Notification'],
    }),
    markAllNotificationsRead: build.mutation<CallResult<Notifications['markAllRead']>, Nothing>({
      queryFn: (_nothing, context) =>
        callEndpoint(endpoints.notifications.markAllRead, {}, context),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useProfileQuery,
  useUpdateProfileMutation,
  useDeleteAccountMutation,
  usePreferencesQuery,
  useUpdatePreferencesMutation,
  useUploadProfilePictureMutation,
  useNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
} = accountApi;
