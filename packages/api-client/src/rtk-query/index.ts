export {
  anyAccountApi,
  useNotificationsListQuery,
  useUsersPreferencesQuery,
} from './any-account-api.ts';
export { callEndpoint, pothikApi } from './api.ts';
export type { ApiExtra, QueryContext } from './api.ts';
export { toFailure } from './failure.ts';
export type { Failure } from './failure.ts';
export * from './generated/index.ts';
export type { Group, HookInput, Mutation, MutationHook, Query, QueryHook } from './group.ts';
export { serviceFeedApi, useServiceFeedQuery } from './service-feed.ts';
export type { ServiceFeed, ServiceFeedInput } from './service-feed.ts';
export { staffListsApi, useStaffChatsListInfiniteQuery } from './staff-lists-api.ts';
export type { StaffChatFilter } from './staff-lists-api.ts';
