export {
  accountApi,
  useDeleteAccountMutation,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsQuery,
  usePreferencesQuery,
  useProfileQuery,
  useResendConfirmationMutation,
  useUpdatePreferencesMutation,
  useUpdateProfileMutation,
  useUploadProfilePictureMutation,
} from './account-api.ts';
export {
  adminChatsApi,
  useCannedRepliesQuery,
  useChatHoursQuery,
  useColleaguesQuery,
  useStaffChatsInfiniteQuery,
  useUpdateCannedRepliesMutation,
  useUpdateChatHoursMutation,
  useVisitorBookingsQuery,
} from './admin-chats-api.ts';
export type { StaffChatFilter } from './admin-chats-api.ts';
export { callEndpoint, pothikApi } from './api.ts';
export type { ApiExtra, Nothing, QueryContext } from './api.ts';
export {
  authApi,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useGoogleSignInMutation,
  useLoginMutation,
  useLogoutMutation,
  useMeQuery,
  useRegisterMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useNotMyAccountMutation,
} from './auth-api.ts';
export {
  bookingsApi,
  useAvailabilityQuery,
  useBookingQuery,
  useBookingStatusQuery,
  useCreateBookingMutation,
  useDocumentOpeningsQuery,
  useMyBookingsQuery,
  usePriceQuery,
  useServiceTypesQuery,
  useTrackBookingMutation,
  useUpdateBookingMutation,
} from './bookings-api.ts';
export {
  catalogueApi,
  useBrandingQuery,
  useCategoriesQuery,
  useContactQuery,
  useCountServiceViewMutation,
  useInsightsQuery,
  useServiceFeedQuery,
  useServiceQuery,
  useServicesQuery,
} from './catalogue-api.ts';
export { toFailure } from './failure.ts';
export type { Failure } from './failure.ts';
export {
  newsletterApi,
  useConfirmSubscriptionMutation,
  useSubscribeMutation,
} from './newsletter-api.ts';
export { chatStateApi, useChatStateQuery } from './chat-state-api.ts';
export { overviewApi, useOverviewQuery } from './overview-api.ts';
export type { ServiceFeed, ServiceFeedInput } from './service-feed.ts';
export {
  staffBookingsApi,
  useAskForDocumentMutation,
  useExportBookingsMutation,
  useMoveBookingMutation,
  useStaffBookingQuery,
  useStaffBookingsQuery,
} from './staff-bookings-api.ts';
export {
  staffCatalogueApi,
  useCreateCategoryMutation,
  useCreateInsightMutation,
  useCreateServiceMutation,
  useDeleteCategoryMutation,
  useDeleteInsightMutation,
  useDeleteServiceMutation,
  useStaffCategoriesQuery,
  useStaffInsightQuery,
  useStaffInsightsQuery,
  useStaffServiceQuery,
  useStaffServicesQuery,
  useStaffSettingsQuery,
  useUpdateBrandingMutation,
  useUpdateCategoryMutation,
  useUpdateContactMutation,
  useUpdateInsightMutation,
  useUpdateServiceMutation,
  useUploadImageMutation,
} from './staff-catalogue-api.ts';
export {
  staffPeopleApi,
  useAcceptInvitationMutation,
  useCustomerQuery,
  useCustomersQuery,
  useEndSessionMutation,
  useEndSessionsOfStaffMutation,
  useInvitationQuery,
  useInviteStaffMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useSessionsOfStaffQuery,
  useSessionsQuery,
  useStaffAccountsQuery,
  useStaffInvitationsQuery,
  useStaffLogQuery,
  useUpdateStaffMutation,
} from './staff-people-api.ts';
