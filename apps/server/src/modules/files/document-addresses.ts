import { apiPrefix, type BookingPaper, type DocumentUse } from '@pothik/contract';
import type { DocumentKeys } from './document-keys.ts';
import { checkSignature, signatureOf } from './signed-addresses.ts';

/** How long an address opens its document, in milliseconds. */
export const addressLifetime = 10 * 60_000;

/** A document, and who may open it. */
export interface AddressedDocument {
  bookingId: string;
  documentId: string;
  part: string;
  /** The session that may open it, by its id: the address ends with it. */
  session: string;
  /** What the document is handed out for. */
  use: DocumentUse;
}

const namesOf = ({ bookingId, documentId, part, session, use }: AddressedDocument) => [
  bookingId,
  documentId,
  part,
  session,
  use,
];

/** An address that opens one document for one session, for some minutes. */
export function addressOf(
  keys: DocumentKeys,
  document: AddressedDocument & { part: BookingPaper },
  now = Date.now(),
): string {
  const { bookingId, documentId, part, session, use } = document;
  const expires = now + addressLifetime;
  const query = new URLSearchParams({
    document: documentId,
    session,
    use,
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
