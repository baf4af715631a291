export { adminBookings as adminBookingEndpoints } from './admin/booking-endpoints.ts';
export {
  adminCatalogue as adminCatalogueEndpoints,
  adminSettings as adminSettingsEndpoints,
} from './admin/catalogue-endpoints.ts';
export { adminOverview as adminOverviewEndpoints } from './admin/overview-endpoints.ts';
export type { Overview } from './admin/overview-schemas.ts';
export {
  adminCustomers as adminCustomerEndpoints,
  adminLog as adminLogEndpoints,
  adminSessions as adminSessionEndpoints,
  adminStaff as adminStaffEndpoints,
  invitations as invitationEndpoints,
} from './admin/people-endpoints.ts';
export { actionKinds } from './admin/action-kinds.ts';
export type { ActionKind } from './admin/action-kinds.ts';
export { customerSorts } from './admin/customer-sorts.ts';
export type { CustomerSort } from './admin/customer-sorts.ts';
export type {
  Customer,
  ListedCustomer,
  LoggedAction,
  StaffAccount,
  StaffInvitation,
  StaffSession,
} from './admin/people.ts';
export { bookingSorts } from './admin/booking-sorts.ts';
export type { BookingSort } from './admin/booking-sorts.ts';
export type { ListedBooking, StaffBooking } from './admin/staff-booking.ts';
export type {
  ListedService,
  StaffCategory,
  StaffInsight,
  StaffService,
} from './admin/staff-catalogue.ts';
export type { Booking, Passengers } from './bookings/booking.ts';
export type { Category, CategoryReference, Subcategory } from './catalogue/category.ts';
export type { Image } from './catalogue/image.ts';
export type { Fee, Salary, Service, ServiceSummary } from './catalogue/service.ts';
export type { CannedReplies, CannedReply } from './chat/canned-replies.ts';
export type { ChatHours, ChatServiceState } from './chat/chat-hours.ts';
export type {
  Chat,
  ChatAttachment,
  ChatMessage,
  ChatNote,
  ChatSide,
  StaffChat,
  StaffMember,
} from './chat/chat.ts';
export type {
  ClientSocketEvents,
  JoinResult,
  ServerSocketEvents,
  WatchResult,
} from './chat/socket-events.ts';
export { defineEndpoint } from './define-endpoint.ts';
export type {
  Access,
  BodyOf,
  CachePolicy,
  CallInput,
  CallResult,
  Endpoint,
  EndpointDeclaration,
  EndpointSchemas,
  Envelope,
  HandlerResult,
  HttpMethod,
  ParamsOf,
  QueryOf,
  SchemasOf,
} from './define-endpoint.ts';
export { adminChats as adminChatEndpoints } from './admin/endpoints.ts';
export { auth as authEndpoints, refresh as refreshEndpoint } from './auth/endpoints.ts';
export { bookings as bookingEndpoints } from './bookings/endpoints.ts';
export {
  categories as categoryEndpoints,
  services as serviceEndpoints,
} from './catalogue/endpoints.ts';
export {
  cannedReplies as cannedReplyEndpoints,
  chatHours as chatHoursEndpoints,
  chats as chatEndpoints,
} from './chat/endpoints.ts';
export { apiPrefix } from './api-prefix.ts';
export { endpoints } from './endpoints.ts';
export type { Endpoints } from './endpoints.ts';
export { fromWire, toWire } from './envelope.ts';
export { errorStatus } from './errors.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export { insights as insightEndpoints } from './insights/endpoints.ts';
export type { Insight } from './insights/insight.ts';
export {
  chatStorageKeys,
  limits,
  maximumChatMessageLength,
  maximumPage,
  requestTimeout,
  openLiveChatEvent,
  socketSettings,
  tokenStorageKey,
  typingDuration,
  typingInterval,
  uploadAnswerTimeout,
  uploadStallTimeout,
  visitorTokenHeader,
} from './limits.ts';
export type { Page, Pagination } from './pagination.ts';
export { bookingMoves, bookingStatuses } from './rules/booking-status.ts';
export type { BookingStatus } from './rules/booking-status.ts';
export {
  checkDocuments,
  contactChannels,
  documentImageTypes,
  documentParts,
  documentTypes,
  maximumDocumentBytes,
  missingDocumentMessages,
} from './rules/documents.ts';
export type { ContactChannel, DocumentPart, DocumentType } from './rules/documents.ts';
export { allowedHtml } from './rules/html.ts';
export { toMajorUnits, toMinorUnits } from './rules/money.ts';
export {
  checkNewPassword,
  maximumPasswordLength,
  minimumPasswordLength,
  passwordMismatchMessage,
  shortPasswordMessage,
} from './rules/password.ts';
export {
  invalidPhoneMessage,
  isBangladeshMobile,
  phoneLength,
  phonePrefix,
  toAsciiDigits,
  toInternationalPhone,
  toLocalPhone,
} from './rules/phone.ts';
export { isSlug, toSlug } from './rules/slug.ts';
export { mayCall, staffRoles } from './rules/staff-roles.ts';
export type { StaffRole } from './rules/staff-roles.ts';
export { newsletter as newsletterEndpoints } from './newsletter/endpoints.ts';
export { settings as settingsEndpoints } from './settings/endpoints.ts';
export { uploads as uploadEndpoints } from './uploads/endpoints.ts';
export {
  notifications as notificationEndpoints,
  users as userEndpoints,
} from './users/endpoints.ts';
export type { Branding, Contact } from './settings/settings.ts';
export type { Notification, Preferences, User } from './users/user.ts';
