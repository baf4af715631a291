import {
  contactChannels,
  documentParts,
  missingDocumentMessages,
  type DocumentType,
} from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { RequestError } from '../../http/request-error.ts';
import type { SentDocument } from '../files/documents.ts';

/** What somebody sends to book a service, checked field by field. */
export type BookingForm = BodyOf<Definitions['bookings']['create']>;

const refuse = (field: string, message: string) =>
  new RequestError('validation_failed', message, { fields: { [field]: message } });

/**
 * The chosen way to reach the person is filled in, or one of the ways where none was chosen
 * (Specification §5).
 *
 * @throws RequestError `validation_failed`
 */
export function checkContact(form: BookingForm): void {
  const { preferredContact } = form;
  const isReachable = preferredContact
    ? form[preferredContact] !== undefined
    : contactChannels.some((channel) => form[channel] !== undefined);
  if (isReachable) return;
  const message = 'Please provide your selected contact (Email/WhatsApp/IMO)';
  throw refuse(preferredContact ?? 'preferredContact', message);
}

/** @throws RequestError `validation_failed` for a journey that ends before it begins. */
export function checkDates({ departureDate, returnDate }: BookingForm): void {
  if (departureDate === undefined || returnDate === undefined || departureDate <= returnDate)
    return;
  throw refuse('returnDate', 'The return date is before the departure date');
}

/**
 * The documents that came along: all that their type needs, or none where none was promised.
 *
 * @param isForm whether they could have come along.
 * @throws RequestError `validation_failed` where one is missing (Specification §5).
 */
export function sentDocuments(form: BookingForm, isForm: boolean): SentDocument[] {
  const { passport, nidFront, nidBack } = form;
  const type = documentTypeOf(form);
  if (!isForm || type === undefined) return [];
  const files = { passport, nidFront, nidBack };
  return documentParts[type].map((part) => {
    const file = files[part];
    if (file === undefined) throw refuse(part, missingDocumentMessages[type]);
    return { part, file };
  });
}

/** The type that was chosen, or that of what came along. */
export function documentTypeOf(form: BookingForm): DocumentType | undefined {
  if (form.documentType ?? form.passport) return form.documentType ?? 'passport';
  return form.nidFront || form.nidBack ? 'nid' : undefined;
}
