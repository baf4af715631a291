// Generated from src/definitions.ts by `pnpm generate`. Change that file instead.
export { endpoints } from './endpoints.ts';
export type { Endpoints } from './endpoints.ts';
export type {
  AllowedCost,
  ApiKey,
  Booking,
  BookingChange,
  BookingHandling,
  BookingRequest,
  BookingStep,
  Branding,
  CannedReplies,
  CannedReply,
  Case,
  CaseEntry,
  Category,
  CategoryReference,
  CategoryTranslation,
  ChangedField,
  Chat,
  ChatAnswerer,
  ChatAttachment,
  ChatHours,
  ChatMessage,
  ChatNote,
  ChatRating,
  ChatServiceState,
  ClaimedRecords,
  Consent,
  Contact,
  CostCap,
  Customer,
  DocumentOpening,
  ExchangeRates,
  FailedJob,
  Fee,
  FoundRecord,
  Image,
  Insight,
  InsightDetails,
  InsightTranslation,
  KeptDocument,
  LeftAction,
  LibraryPicture,
  LibraryPictureDetails,
  Licence,
  ListedBooking,
  ListedCustomer,
  ListedService,
  LoggedAction,
  MissedSearch,
  Notification,
  Overview,
  Passengers,
  PeriodOverview,
  PlannedService,
  Preferences,
  PresentColleague,
  Refund,
  RefusedBooking,
  RefusedRow,
  RefusedService,
  ReplyActions,
  Salary,
  SavedView,
  SearchFindings,
  Service,
  ServiceChange,
  ServiceFact,
  ServiceImport,
  ServiceImportPlan,
  ServiceSummary,
  ServiceTranslation,
  ServiceVersion,
  Session,
  StaffAccount,
  StaffBooking,
  StaffBranding,
  StaffCategory,
  StaffChat,
  StaffInsight,
  StaffInvitation,
  StaffMember,
  StaffService,
  Subcategory,
  Suggestions,
  Synonyms,
  TranslationStanding,
  User,
} from './entities.ts';
export * from './auth/refresh-endpoint.ts';
export * from './auth/endpoints.ts';
export * from './catalogue/endpoints.ts';
export * from './catalogue/search-endpoints.ts';
export * from './insights/endpoints.ts';
export * from './settings/endpoints.ts';
export * from './bookings/endpoints.ts';
export * from './users/endpoints.ts';
export * from './consents/endpoints.ts';
export * from './uploads/endpoints.ts';
export * from './chat/endpoints.ts';
export * from './chat/identity-endpoints.ts';
export * from './continuations/endpoints.ts';
export * from './form-visits/endpoints.ts';
export * from './newsletter/endpoints.ts';
export * from './push/endpoints.ts';
export * from './staff/chat-endpoints.ts';
export * from './staff/booking-endpoints.ts';
export * from './staff/booking-change-endpoints.ts';
export * from './staff/case-endpoints.ts';
export * from './staff/handling-endpoints.ts';
export * from './staff/service-endpoints.ts';
export * from './staff/service-change-endpoints.ts';
export * from './staff/service-import-endpoints.ts';
export * from './staff/service-version-endpoints.ts';
export * from './staff/category-endpoints.ts';
export * from './staff/cost-cap-endpoints.ts';
export * from './staff/picture-endpoints.ts';
export * from './staff/record-endpoints.ts';
export * from './staff/presence-endpoints.ts';
export * from './staff/search-endpoints.ts';
export * from './staff/view-endpoints.ts';
export * from './staff/insight-endpoints.ts';
export * from './staff/settings-endpoints.ts';
export * from './staff/people-endpoints.ts';
export * from './staff/overview-endpoints.ts';
export * from './staff/job-endpoints.ts';
export * from './staff/factor-endpoints.ts';
export * from './staff/key-endpoints.ts';
export * from './staff/passkey-endpoints.ts';
