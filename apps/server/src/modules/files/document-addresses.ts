import { apiPrefix, type DocumentPart } from '@pothik/contract';
import type { DocumentKeys } from './document-keys.ts';
import { checkSignature, signatureOf } from './signed-addresses.ts';

/** How long an address opens its document, in milliseconds. */
export const addressLifetime = 10 * 60_000;

/** A document, and who may open it. */
export interface AddressedDocument {
  bookingId: string;
  documentId: string;
  part: string;
  /** A user's id. */
  viewer: string;
}

const namesOf = ({ bookingId, documentId, part, viewer }: AddressedDocument) => [
  bookingId,
  documentId,
  part,
  viewer,
];

/** An address that opens one document for one viewer, for some minutes. */
export function addressOf(
  keys: DocumentKeys,
  document: AddressedDocument & { part: DocumentPart },
  now = Date.now(),
): string {
  const { bookingId, documentId, part, viewer } = document;
  const expires = now + addressLifetime;
  const query = new URLSearchParams({
    document: documentId,
    viewer,
    expires: String(expires),
    signature: signatureOf(keys, namesOf(document), expires),
  });
  return `${apiPrefix}/bookings/${bookingId}/documents/${part}?${query.toString()}`;
}

/** Whether an address was made here and changed by nobody, and still opens what it names. */
export function checkAddress(
  keys: DocumentKeys,
  document: AddressedDocument,
  given: { expires: number; signature: string },
  now = Date.now(),
): 'valid' | 'forged' | 'expired' {
  return checkSignature(keys, namesOf(document), given, now);
}
