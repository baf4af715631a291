import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiPrefix, type DocumentPart } from '@pothik/contract';
import type { DocumentKeys } from './document-keys.ts';

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

function sign({ signing }: DocumentKeys, document: AddressedDocument, expires: number): Buffer {
  const { bookingId, documentId, part, viewer } = document;
  const signed = JSON.stringify([bookingId, documentId, part, viewer, expires]);
  return createHmac('sha256', signing).update(signed).digest();
}

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
    signature: sign(keys, document, expires).toString('base64url'),
  });
  return `${apiPrefix}/bookings/${bookingId}/documents/${part}?${query.toString()}`;
}

/** Whether an address was made here and changed by nobody, and still opens what it names. */
export function checkAddress(
  keys: DocumentKeys,
  document: AddressedDocument,
  { expires, signature }: { expires: number; signature: string },
  now = Date.now(),
): 'valid' | 'forged' | 'expired' {
  const expected = sign(keys, document, expires);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now < expires ? 'valid' : 'expired';
}
