import { authEndpoints } from './auth/endpoints.ts';
import { bookingEndpoints } from './bookings/endpoints.ts';
import { categoryEndpoints, serviceEndpoints } from './catalogue/endpoints.ts';
import { searchEndpoints } from './catalogue/search-endpoints.ts';
import { cannedReplyEndpoints, chatEndpoints, chatHoursEndpoints } from './chat/endpoints.ts';
import { chatIdentityEndpoints } from './chat/identity-endpoints.ts';
import { consentEndpoints } from './consents/endpoints.ts';
import { continuationEndpoints } from './continuations/endpoints.ts';
import { formVisitEndpoints } from './form-visits/endpoints.ts';
import { insightEndpoints } from './insights/endpoints.ts';
import { newsletterEndpoints } from './newsletter/endpoints.ts';
import { pushEndpoints } from './push/endpoints.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { staffBookingChangeEndpoints } from './staff/booking-change-endpoints.ts';
import { staffBookingEndpoints } from './staff/booking-endpoints.ts';
import { staffCaseEndpoints } from './staff/case-endpoints.ts';
import { staffHandlingEndpoints } from './staff/handling-endpoints.ts';
import { staffCategoryEndpoints } from './staff/category-endpoints.ts';
import { staffChatEndpoints } from './staff/chat-endpoints.ts';
import { staffCostCapEndpoints } from './staff/cost-cap-endpoints.ts';
import { staffFactorEndpoints } from './staff/factor-endpoints.ts';
import { staffInsightEndpoints } from './staff/insight-endpoints.ts';
import { staffKeyEndpoints } from './staff/key-endpoints.ts';
import { staffJobEndpoints } from './staff/job-endpoints.ts';
import { staffOverviewEndpoints } from './staff/overview-endpoints.ts';
import { passkeyEndpoints, staffPasskeyEndpoints } from './staff/passkey-endpoints.ts';
import {
  invitationEndpoints,
  staffAccountEndpoints,
  staffCustomerEndpoints,
  staffLogEndpoints,
  staffSessionEndpoints,
} from './staff/people-endpoints.ts';
import { staffPictureEndpoints } from './staff/picture-endpoints.ts';
import { staffPresenceEndpoints } from './staff/presence-endpoints.ts';
import { staffRecordEndpoints } from './staff/record-endpoints.ts';
import { staffSearchEndpoints } from './staff/search-endpoints.ts';
import { staffServiceChangeEndpoints } from './staff/service-change-endpoints.ts';
import { staffServiceImportEndpoints } from './staff/service-import-endpoints.ts';
import { staffServiceVersionEndpoints } from './staff/service-version-endpoints.ts';
import { staffServiceEndpoints } from './staff/service-endpoints.ts';
import { staffSettingsEndpoints } from './staff/settings-endpoints.ts';
import { staffViewEndpoints } from './staff/view-endpoints.ts';
import { uploadEndpoints } from './uploads/endpoints.ts';
import { notificationEndpoints, userEndpoints } from './users/endpoints.ts';

/** Every endpoint of the API with its schemas, grouped as the SDK shows them. */
export const definitions = {
  auth: authEndpoints,
  categories: categoryEndpoints,
  services: serviceEndpoints,
  search: searchEndpoints,
  insights: insightEndpoints,
  settings: settingsEndpoints,
  bookings: bookingEndpoints,
  users: userEndpoints,
  notifications: notificationEndpoints,
  consents: consentEndpoints,
  uploads: uploadEndpoints,
  chats: chatEndpoints,
  chatIdentity: chatIdentityEndpoints,
  chatHours: chatHoursEndpoints,
  cannedReplies: cannedReplyEndpoints,
  continuations: continuationEndpoints,
  formVisits: formVisitEndpoints,
  newsletter: newsletterEndpoints,
  push: pushEndpoints,
  staffChats: staffChatEndpoints,
  staffBookings: staffBookingEndpoints,
  staffBookingChanges: staffBookingChangeEndpoints,
  staffCases: staffCaseEndpoints,
  staffHandling: staffHandlingEndpoints,
  staffServices: staffServiceEndpoints,
  staffServiceChanges: staffServiceChangeEndpoints,
  staffServiceImports: staffServiceImportEndpoints,
  staffServiceVersions: staffServiceVersionEndpoints,
  staffCategories: staffCategoryEndpoints,
  staffCostCaps: staffCostCapEndpoints,
  staffPictures: staffPictureEndpoints,
  staffRecords: staffRecordEndpoints,
  staffPresence: staffPresenceEndpoints,
  staffSearch: staffSearchEndpoints,
  staffViews: staffViewEndpoints,
  staffInsights: staffInsightEndpoints,
  staffSettings: staffSettingsEndpoints,
  staffCustomers: staffCustomerEndpoints,
  staffOverview: staffOverviewEndpoints,
  staffAccounts: staffAccountEndpoints,
  staffLog: staffLogEndpoints,
  staffJobs: staffJobEndpoints,
  staffSessions: staffSessionEndpoints,
  staffFactors: staffFactorEndpoints,
  staffKeys: staffKeyEndpoints,
  passkeys: passkeyEndpoints,
  staffPasskeys: staffPasskeyEndpoints,
  invitations: invitationEndpoints,
};

/** The type of all definitions: groups, names and schemas. */
export type Definitions = typeof definitions;
