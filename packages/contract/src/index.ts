export { actionKinds } from './staff/action-kinds.ts';
export type { ActionKind } from './staff/action-kinds.ts';
export { apiPrefix } from './api-prefix.ts';
export { apiVersion, apiVersionHeader, buildHeader } from './api-version.ts';
export { bookingSorts } from './staff/booking-sorts.ts';
export type { BookingSort } from './staff/booking-sorts.ts';
export { cacheTags } from './cache-tags.ts';
export type { CacheTag } from './cache-tags.ts';
export type { IdentityProof } from './chat/identity-proofs.ts';
export type {
  ChatSide,
  ClientSocketEvents,
  JoinResult,
  ServerSocketEvents,
  WatchResult,
} from './chat/socket-events.ts';
export { caseEntryKinds, caseKinds, mailStates, mailSubjects } from './staff/case-kinds.ts';
export type { CaseEntryKind, CaseKind, MailState, MailSubject } from './staff/case-kinds.ts';
export { chatSorts } from './staff/chat-sorts.ts';
export type { ChatSort } from './staff/chat-sorts.ts';
export { customerSorts } from './staff/customer-sorts.ts';
export type { CustomerSort } from './staff/customer-sorts.ts';
export { serviceSorts } from './staff/service-sorts.ts';
export type { ServiceSort } from './staff/service-sorts.ts';
export type {
  Access,
  CallInput,
  CallResult,
  Endpoint,
  EndpointDeclaration,
  Envelope,
  HttpMethod,
} from './endpoint.ts';
export { fromWire, toWire } from './envelope.ts';
export { errorStatus } from './errors.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export * from './generated/index.ts';
export {
  chatStorageKeys,
  consoleHeader,
  limits,
  liveChatHash,
  maximumChangedAtOnce,
  maximumChatMessageLength,
  maximumRatingCommentLength,
  maximumImportBytes,
  maximumImportedRows,
  maximumInteger,
  maximumPage,
  maximumTagLength,
  maximumTags,
  maximumTagsOfReply,
  requestTimeout,
  openLiveChatEvent,
  presenceDuration,
  presenceInterval,
  socketSettings,
  tokenStorageKey,
  typingDuration,
  typingInterval,
  uploadAnswerTimeout,
  uploadStallTimeout,
  visitorTokenHeader,
} from './limits.ts';
export type { OpenLiveChatDetail } from './limits.ts';
export type { Page, Pagination } from './pagination.ts';
export { listsWithViews } from './staff/lists-with-views.ts';
export type { ListWithViews } from './staff/lists-with-views.ts';
export { recordKinds } from './staff/record-kinds.ts';
export type { RecordKind } from './staff/record-kinds.ts';
export { bookingMoves, bookingStatuses } from './rules/booking-status.ts';
export type { BookingStatus } from './rules/booking-status.ts';
export {
  askedConsents,
  askedConsentsInBangla,
  consentPurposes,
  consentWordings,
} from './rules/consents.ts';
export type { AskedConsent, ConsentPurpose, ConsentWording } from './rules/consents.ts';
export {
  contentLanguages,
  translatedLanguages,
  translationStates,
} from './rules/content-languages.ts';
export type {
  ContentLanguage,
  TranslatedLanguage,
  TranslationState,
} from './rules/content-languages.ts';
export { costOfJob, costStanding, costStandings, countryKey, isJob } from './rules/cost-caps.ts';
export type { CostStanding, CountedFee, JobCost, PossibleJob } from './rules/cost-caps.ts';
export { deviceName } from './rules/device-name.ts';
export { toAsciiDigits, toBanglaDigits } from './rules/digits.ts';
export { documentPurposes, documentUses } from './rules/document-openings.ts';
export type { DocumentPurpose, DocumentUse } from './rules/document-openings.ts';
export {
  bookingPapers,
  checkDocuments,
  contactChannels,
  documentImageTypes,
  documentParts,
  documentTypes,
  furtherPapers,
  maximumDocumentBytes,
  minimumUploadChunkBytes,
} from './rules/documents.ts';
export type {
  BookingPaper,
  ContactChannel,
  DocumentPart,
  DocumentType,
  FurtherPaper,
} from './rules/documents.ts';
export { countedForms, formRefusals, formSteps, stepsOfForm } from './rules/form-visits.ts';
export type { CountedForm, FormRefusal, FormStep } from './rules/form-visits.ts';
export {
  allowedHtml,
  hiddenHtml,
  isAllowedLink,
  isPlainText,
  replacedHtml,
  spaceLines,
} from './rules/html.ts';
export { toMajorUnits, toMinorUnits, type MajorUnits, type MinorUnits } from './rules/money.ts';
export {
  checkNewPassword,
  maximumPasswordLength,
  minimumPasswordLength,
} from './rules/password.ts';
export { banglaRules } from './messages/bn/rules.ts';
export { englishRules, type RuleKey } from './messages/en/rules.ts';
export { phonePrefix, toLocalPhone } from './rules/local-phone.ts';
export { phoneLength, toInternationalPhone, toPhoneSearch } from './rules/phone.ts';
export { fitsPicture, focusWithin, leastCrop } from './rules/pictures.ts';
export type { PictureCrop, PicturePoint } from './rules/pictures.ts';
export { toSafePath } from './rules/safe-path.ts';
export type { SafePath } from './rules/safe-path.ts';
export { isSlug, toSlug } from './rules/slug.ts';
export { composeLetters, foldLetters } from './rules/letters.ts';
export { trimWritten } from './rules/written-text.ts';
export { isAcceptedDay, isPlannedMoment, lastPlannedDay } from './rules/days.ts';
export { asksForTravel, checkTravelDays, travelDays } from './rules/travel.ts';
export { keyRoles, maximumKeyDays, maximumKeys } from './rules/api-keys.ts';
export type { KeyRole } from './rules/api-keys.ts';
export { dueSpans, waitingParties } from './rules/waiting-parties.ts';
export type { DueSpan, WaitingParty } from './rules/waiting-parties.ts';
export { mayCall, staffRoles } from './rules/staff-roles.ts';
export type { StaffRole } from './rules/staff-roles.ts';
