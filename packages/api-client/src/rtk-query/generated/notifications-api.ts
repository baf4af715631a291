// Generated from packages/contract/src/users/endpoints.ts by `pnpm generate`. Change that file instead.
import { notificationEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type Calls = typeof notificationEndpoints;

/** Events that concern the current user. */
export const notificationsApi: Group<{
  notificationsMarkRead: Mutation<Calls['markRead']>;
  notificationsMarkAllRead: Mutation<Calls['markAllRead']>;
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
export const useNotificationsMarkReadMutation: MutationHook<Calls['markRead']> =
  /* @__PURE__ */ hookOf(notificationsApi, 'useNotificationsMarkReadMutation');
/** Mark all notifications as read. */
export const useNotificationsMarkAllReadMutation: MutationHook<Calls['markAllRead']> =
  /* @__PURE__ */ hookOf(notificationsApi, 'useNotificationsMarkAllReadMutation');
