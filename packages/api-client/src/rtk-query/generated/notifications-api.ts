// Generated from packages/contract/src/users/endpoints.ts by `pnpm generate`. Change that file instead.
import { notificationEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type NotificationsCalls = typeof notificationEndpoints;

/** Events that concern the current user. */
export const notificationsApi: Group<{
  notificationsMarkRead: Mutation<NotificationsCalls['markRead']>;
  notificationsMarkAllRead: Mutation<NotificationsCalls['markAllRead']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    notificationsMarkRead: build.mutation({
      queryFn: calls(notificationEndpoints.markRead),
      invalidatesTags: ['Notification'],
    }),
    notificationsMarkAllRead: build.mutation({
      queryFn: calls(notificationEndpoints.markAllRead),
      invalidatesTags: ['Notification'],
    }),
  }),
});

/** Mark one notification as read. */
export const useNotificationsMarkReadMutation: MutationHook<NotificationsCalls['markRead']> =
  /* @__PURE__ */ hookOf(notificationsApi, 'useNotificationsMarkReadMutation');
/** Mark all notifications as read. */
export const useNotificationsMarkAllReadMutation: MutationHook<NotificationsCalls['markAllRead']> =
  /* @__PURE__ */ hookOf(notificationsApi, 'useNotificationsMarkAllReadMutation');
