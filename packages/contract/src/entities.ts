import {
  bookingRequestSchema,
  bookingSchema,
  bookingStepSchema,
  passengersSchema,
} from './bookings/booking.ts';
import { documentOpeningSchema, keptDocumentSchema } from './bookings/documents.ts';
import {
  categoryReferenceSchema,
  categorySchema,
  subcategorySchema,
} from './catalogue/category.ts';
import { imageSchema } from './catalogue/image.ts';
import { searchFindingsSchema, suggestionsSchema } from './catalogue/search.ts';
import {
  feeSchema,
  licenceSchema,
  refundSchema,
  salarySchema,
  serviceFactSchema,
  serviceSchema,
  serviceSummarySchema,
} from './catalogue/service.ts';
import { cannedRepliesSchema, cannedReplySchema } from './chat/canned-replies.ts';
import { chatHoursSchema, chatStateSchema } from './chat/chat-hours.ts';
import { leftActionSchema, replyActionsSchema } from './chat/reply-actions.ts';
import {
  chatAnswererSchema,
  chatAttachmentSchema,
  chatMessageSchema,
  chatNoteSchema,
  chatRatingSchema,
  chatSchema,
  staffChatSchema,
  staffMemberSchema,
} from './chat/chat.ts';
import { consentSchema } from './consents/consent.ts';
import { insightDetailsSchema, insightSchema } from './insights/insight.ts';
import { exchangeRatesSchema } from './settings/exchange-rates.ts';
import { brandingSchema, contactSchema } from './settings/settings.ts';
import { apiKeySchema } from './staff/api-key.ts';
import { bookingHandlingSchema } from './staff/handling.ts';
import { bookingChangeSchema, refusedBookingSchema } from './staff/booking-change-endpoints.ts';
import { refusedServiceSchema, serviceChangeSchema } from './staff/service-change-endpoints.ts';
import {
  plannedServiceSchema,
  refusedRowSchema,
  serviceImportPlanSchema,
  serviceImportSchema,
} from './staff/service-import-endpoints.ts';
import { costCapSchema } from './staff/cost-cap-endpoints.ts';
import { libraryPictureDetailsSchema, libraryPictureSchema } from './staff/picture-endpoints.ts';
import { serviceVersionSchema } from './staff/service-version-endpoints.ts';
import { changedFieldSchema } from './staff/changed-field.ts';
import { caseEntrySchema, caseSchema, claimedRecordsSchema } from './staff/case.ts';
import { foundRecordSchema } from './staff/found-record.ts';
import { overviewSchema, periodOverviewSchema } from './staff/overview.ts';
import { presentColleagueSchema } from './staff/presence-endpoints.ts';
import { missedSearchSchema, synonymsSchema } from './staff/search-endpoints.ts';
import { failedJobSchema } from './staff/failed-job.ts';
import {
  customerSchema,
  listedCustomerSchema,
  loggedActionSchema,
  staffAccountSchema,
  staffInvitationSchema,
} from './staff/people.ts';
import { listedBookingSchema, staffBookingSchema } from './staff/staff-booking.ts';
import {
  allowedCostSchema,
  listedServiceSchema,
  staffBrandingSchema,
  staffCategorySchema,
  staffInsightSchema,
  staffServiceSchema,
} from './staff/staff-catalogue.ts';
import {
  categoryTranslationSchema,
  insightTranslationSchema,
  serviceTranslationSchema,
  translationStandingSchema,
} from './staff/translation.ts';
import { savedViewSchema } from './staff/view-endpoints.ts';
import { notificationSchema, preferencesSchema, sessionSchema, userSchema } from './users/user.ts';

/** The schemas of all that calls speak of, each under the name of its type. */
export const entitySchemas = {
  AllowedCost: allowedCostSchema,
  ApiKey: apiKeySchema,
  Booking: bookingSchema,
  BookingRequest: bookingRequestSchema,
  BookingStep: bookingStepSchema,
  BookingChange: bookingChangeSchema,
  BookingHandling: bookingHandlingSchema,
  Branding: brandingSchema,
  CannedReplies: cannedRepliesSchema,
  CannedReply: cannedReplySchema,
  Case: caseSchema,
  CaseEntry: caseEntrySchema,
  Category: categorySchema,
  CategoryReference: categoryReferenceSchema,
  CategoryTranslation: categoryTranslationSchema,
  ChangedField: changedFieldSchema,
  Chat: chatSchema,
  ChatAnswerer: chatAnswererSchema,
  ChatAttachment: chatAttachmentSchema,
  ChatHours: chatHoursSchema,
  ChatMessage: chatMessageSchema,
  ChatNote: chatNoteSchema,
  ChatRating: chatRatingSchema,
  ChatServiceState: chatStateSchema,
  ClaimedRecords: claimedRecordsSchema,
  Consent: consentSchema,
  Contact: contactSchema,
  CostCap: costCapSchema,
  ExchangeRates: exchangeRatesSchema,
  Customer: customerSchema,
  DocumentOpening: documentOpeningSchema,
  FailedJob: failedJobSchema,
  Fee: feeSchema,
  LeftAction: leftActionSchema,
  Licence: licenceSchema,
  Refund: refundSchema,
  ReplyActions: replyActionsSchema,
  ServiceChange: serviceChangeSchema,
  ServiceFact: serviceFactSchema,
  Image: imageSchema,
  FoundRecord: foundRecordSchema,
  Insight: insightSchema,
  InsightDetails: insightDetailsSchema,
  InsightTranslation: insightTranslationSchema,
  KeptDocument: keptDocumentSchema,
  LibraryPicture: libraryPictureSchema,
  LibraryPictureDetails: libraryPictureDetailsSchema,
  ListedBooking: listedBookingSchema,
  ListedCustomer: listedCustomerSchema,
  ListedService: listedServiceSchema,
  LoggedAction: loggedActionSchema,
  MissedSearch: missedSearchSchema,
  Notification: notificationSchema,
  Overview: overviewSchema,
  Passengers: passengersSchema,
  PeriodOverview: periodOverviewSchema,
  PlannedService: plannedServiceSchema,
  Preferences: preferencesSchema,
  PresentColleague: presentColleagueSchema,
  RefusedBooking: refusedBookingSchema,
  RefusedRow: refusedRowSchema,
  RefusedService: refusedServiceSchema,
  Salary: salarySchema,
  SavedView: savedViewSchema,
  SearchFindings: searchFindingsSchema,
  Service: serviceSchema,
  ServiceImport: serviceImportSchema,
  ServiceImportPlan: serviceImportPlanSchema,
  ServiceTranslation: serviceTranslationSchema,
  ServiceSummary: serviceSummarySchema,
  ServiceVersion: serviceVersionSchema,
  StaffAccount: staffAccountSchema,
  StaffBooking: staffBookingSchema,
  StaffBranding: staffBrandingSchema,
  StaffCategory: staffCategorySchema,
  StaffChat: staffChatSchema,
  StaffInsight: staffInsightSchema,
  StaffInvitation: staffInvitationSchema,
  StaffMember: staffMemberSchema,
  StaffService: staffServiceSchema,
  Session: sessionSchema,
  Subcategory: subcategorySchema,
  Suggestions: suggestionsSchema,
  Synonyms: synonymsSchema,
  TranslationStanding: translationStandingSchema,
  User: userSchema,
};
