import {
  checkDocuments,
  checkTravelDays,
  documentParts,
  toInternationalPhone,
  trimWritten,
  type DocumentPart,
  type RuleKey,
} from '@pothik/contract';
import type { BookingMessages } from '../../../messages/bookings.ts';
import type { BookingDraft, DraftDocuments, DraftField } from './booking-draft.ts';

/** A control of the form. */
export type BookingField = DraftField | DocumentPart;

export interface BookingError {
  field: BookingField;
  /** Beside the field. */
  message: string;
  /** In the summary, where it says it otherwise. */
  summary?: string;
}

const requiredFields = ['name', 'phone', 'address'] as const;

/** Browsers' own rule of what an e-mail address looks like, so that both say the same. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a booking, in the order of Specification §5; empty when it can be sent. */
export function checkBooking(
  draft: BookingDraft,
  documents: DraftDocuments,
  messages: BookingMessages['form'],
  rules: Readonly<Record<RuleKey, string>>,
): BookingError[] {
  const errors: BookingError[] = requiredFields
    .filter((field) => trimWritten(draft[field]) === '')
    .map((field) => ({
      field,
      message: messages.fillIn(messages.fields[field]),
      summary: messages.required,
    }));
  const channel = draft.preferredContact;
  const email = draft.email.trim();
  if (trimWritten(draft[channel]) === '') {
    errors.push({ field: channel, message: messages.missingContact });
  }
  if (email !== '' && !emailForm.test(email)) {
    errors.push({ field: 'email', message: messages.invalidEmail });
  }
  if (draft.phone !== '' && !toInternationalPhone(draft.phone)) {
    errors.push({ field: 'phone', message: rules.invalidPhone });
  }
  const missing = checkDocuments(draft.documentType, documents);
  const part = documentParts[draft.documentType].find((name) => !documents[name]);
  if (missing && part) errors.push({ field: part, message: rules[missing] });
  const fault = checkTravelDays(draft, new Date());
  if (fault) errors.push({ field: fault.field, message: rules[fault.rule] });
  return errors;
}

/** Each message once, with the first field that it is about. */
export function summarize(errors: readonly BookingError[]): { field: string; message: string }[] {
  const seen = new Map<string, string>();
  for (const { field, message, summary = message } of errors) {
    if (!seen.has(summary)) seen.set(summary, field);
  }
  return [...seen].map(([message, field]) => ({ field, message }));
}
