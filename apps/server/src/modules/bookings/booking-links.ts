import type { DocumentKeys } from '../files/document-keys.ts';
import { checkSignature, signatureOf } from '../files/signed-addresses.ts';

/** The lifetime of a link, in milliseconds. */
export const linkLifetime = 30 * 24 * 60 * 60_000;

const namesOf = (bookingId: string) => ['booking link', bookingId];

/** By this a guest opens one booking, without its reference and phone number, and answers staff. */
export function bookingLink(keys: DocumentKeys, bookingId: string, now = Date.now()): string {
  const expires = now + linkLifetime;
  return [bookingId, expires.toString(36), signatureOf(keys, namesOf(bookingId), expires)].join(
    '.',
  );
}

/** The booking that a link opens; undefined for one that was not made here, or whose time is over. */
export function bookingOfLink(
  keys: DocumentKeys,
  link: string,
  now = Date.now(),
): string | undefined {
  const [bookingId = '', expiry = '', signature = ''] = link.split('.');
  const expires = Number.parseInt(expiry, 36);
  // Written in another way it would be the same number, and the link another one.
  if (!Number.isSafeInteger(expires) || expires.toString(36) !== expiry) return undefined;
  const isValid = checkSignature(keys, namesOf(bookingId), { expires, signature }, now) === 'valid';
  return isValid ? bookingId : undefined;
}

/** The page that a link opens, in any language. What follows the hash reaches no server's log. */
export const pageOfLink = (link: string): string => `/track#${link}`;
