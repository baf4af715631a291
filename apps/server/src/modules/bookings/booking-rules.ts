import {
  checkTravelDays,
  contactChannels,
  documentParts,
  documentTypes,
  type DocumentPart,
  type DocumentType,
} from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { ruleMessage } from '../../http/messages.ts';
import { refuseField } from '../../http/request-error.ts';
import { messages as fileMessages } from '../files/messages.ts';
import type { GivenDocuments } from '../files/uploads/given-documents.ts';
import { messages } from './messages.ts';

/** What somebody sends to book a service, checked field by field. */
export type BookingForm = BodyOf<Definitions['bookings']['create']>;

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
  throw refuseField(preferredContact ?? 'preferredContact', messages.contactMissing);
}

/** @throws RequestError `validation_failed` for days on which nobody can travel. */
export function checkDates(form: BookingForm): void {
  const fault = checkTravelDays(form, new Date());
  if (fault) throw refuseField(fault.field, ruleMessage(fault.rule));
}

const cameAlong = (form: BookingForm, type: DocumentType) =>
  documentParts[type].some((part) => form[part] ?? form[`${part}Upload`]);

/**
 * The documents that came along or were uploaded before: all that their type needs, or none where none was
 * promised.
 *
 * @param isForm whether they could have come along.
 * @throws RequestError `validation_failed` where one is missing (Specification §5), or is there twice.
 */
export function sentDocuments(form: BookingForm, isForm: boolean): GivenDocuments<DocumentPart> {
  const given: GivenDocuments<DocumentPart> = { files: [], uploads: [] };
  const type = documentTypeOf(form);
  if (type === undefined || !(isForm || cameAlong(form, type))) return given;
  for (const part of documentParts[type]) {
    const { [part]: file, [`${part}Upload` as const]: uploadId } = form;
    if (file && uploadId !== undefined) throw refuseField(part, fileMessages.photoTwice);
    if (file) given.files.push({ part, file });
    else if (uploadId !== undefined) given.uploads.push({ part, uploadId });
    else throw refuseField(part, ruleMessage(`${type}Missing`));
  }
  return given;
}

/** The type that was chosen, or that of what came along. */
export function documentTypeOf(form: BookingForm): DocumentType | undefined {
  return form.documentType ?? documentTypes.find((type) => cameAlong(form, type));
}
