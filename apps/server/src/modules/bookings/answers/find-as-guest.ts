import { notFound } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { bookingOfLink } from '../booking-links.ts';
import { findBooking, findByReference, type BookingRow } from '../booking-queries.ts';
import { countingForgedLinks, countingGuesses } from '../creation/limits.ts';
import { toReference } from '../creation/reference.ts';
import { messages } from '../messages.ts';

/**
 * The booking that a signed link opens; a link that opens none counts as a guess.
 *
 * @throws RequestError `not_found`, `rate_limited`
 */
export async function findByLink(
  db: Queries,
  keys: DocumentKeys,
  { link, address }: { link: string; address: string },
): Promise<BookingRow> {
  const found = await countingForgedLinks(db, address, async () => {
    const bookingId = bookingOfLink(keys, link);
    return bookingId === undefined ? undefined : findBooking(db, bookingId);
  });
  if (!found) throw notFound(messages.linkNotFound);
  return found;
}

/**
 * The booking with this reference and phone number; a miss counts as a guess.
 *
 * @param typed the reference, as its customer typed it.
 * @throws RequestError `not_found`, `rate_limited`
 */
export async function findTracked(
  db: Queries,
  { reference: typed, phone, address }: { reference: string; phone: string; address: string },
): Promise<BookingRow> {
  const reference = toReference(typed);
  const found = await countingGuesses(db, { address, reference }, () =>
    findByReference(db, reference, phone),
  );
  if (!found) throw notFound(messages.referenceNotFound);
  return found;
}
