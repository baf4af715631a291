import {
  notificationEndpoints,
  uploadEndpoints,
  userEndpoints,
  type CallInput,
  type CallResult,
} from '@pothik/contract';
import { readNotifications, readPreferences } from './any-account.ts';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type Users = typeof userEndpoints;
type Notifications = typeof notificationEndpoints;
type Uploads = typeof uploadEndpoints;

/** The account of who is signed in: profile, preferences, notifications. */
export const accountApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<CallResult<Users['profile']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(userEndpoints.profile, {}, context),
      providesTags: ['User'],
    }),
    updateProfile: build.mutation<
      CallResult<Users['updateProfile']>,
      CallInput<Users['updateProfile']>
    >({ queryFn: calls(userEndpoints.updateProfile), invalidatesTags: ['User'] }),
    /** Told that it is confirmed already, the profile is fetched anew as well. */
    resendConfirmation: build.mutation<CallResult<Users['resendConfirmation']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(userEndpoints.resendConfirmation, {}, context),
      invalidatesTags: ['User'],
    }),
    deleteAccount: build.mutation<
      CallResult<Users['deleteAccount']>,
      CallInput<Users['deleteAccount']>
    >({ queryFn: calls(userEndpoints.deleteAccount) }),
    uploadProfilePicture: build.mutation<
      CallResult<Uploads['profilePicture']>,
      CallInput<Uploads['profilePicture']>
    >({ queryFn: calls(uploadEndpoints.profilePicture), invalidatesTags: ['User'] }),
    preferences: build.query<CallResult<Users['preferences']>, Nothing>({
      async queryFn(_nothing, context) {
        const answer = await callEndpoint(userEndpoints.preferences, {}, context);
        if ('error' in answer) return answer;
        return { data: { preferences: readPreferences(answer.data.preferences) } };
      },
      providesTags: ['Preferences'],
    }),
    updatePreferences: build.mutation<
      CallResult<Users['updatePreferences']>,
      CallInput<Users['updatePreferences']>
    >({ queryFn: calls(userEndpoints.updatePreferences), invalidatesTags: ['Preferences'] }),
    notifications: build.query<CallResult<Notifications['list']>, Nothing>({
      async queryFn(_nothing, context) {
        const answer = await callEndpoint(notificationEndpoints.list, {}, context);
        if ('error' in answer) return answer;
        return { data: { notifications: readNotifications(answer.data.notifications) } };
      },
      providesTags: ['Notification'],
    }),
    markNotificationRead: build.mutation<CallResult<Notifications['markRead']>, string>({
      queryFn: (id, context) => callEndpoint(notificationEndpoints.markRead, { id }, context),
      invalidatesTags: ['Notification'],
    }),
    markAllNotificationsRead: build.mutation<CallResult<Notifications['markAllRead']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(notificationEndpoints.markAllRead, {}, context),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useProfileQuery,
  useUpdateProfileMutation,
  useResendConfirmationMutation,
  useDeleteAccountMutation,
  usePreferencesQuery,
  useUpdatePreferencesMutation,
  useUploadProfilePictureMutation,
  useNotificationsQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
} = accountApi;
