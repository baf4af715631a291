import type { Booking } from '@pothik/contract';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { addressOf } from '../files/document-addresses.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import type { BookingRow } from './booking-queries.ts';

/** What a booking tells without saying whose it is. */
export function toTrackedBooking({ booking, service, category }: BookingRow): Booking {
  return {
    _id: booking.id,
    reference: booking.reference,
    serviceType: booking.serviceType,
    serviceId: service && {
      _id: service.id,
      ...omitNullish({
        name: service.name,
        jobTitle: service.jobTitle,
        category: category && { _id: category.id, name: category.name, slug: category.slug },
      }),
    },
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    ...omitNullish({
      destination: booking.destination,
      departureDate: booking.departureDate,
      returnDate: booking.returnDate,
      additionalInfo: booking.additionalInfo,
      passengers: toPassengers(booking),
    }),
  };
}

function toPassengers({ adults, children, infants }: BookingRow['booking']) {
  if (adults === null) return undefined;
  return { adults, children: children ?? 0, infants: infants ?? 0 };
}

/**
 * A whole booking.
 *
 * @param session opens its documents, by addresses of its own; absent: they have none.
 */
export function toBooking(row: BookingRow, keys: DocumentKeys, session?: string): Booking {
  const { booking } = row;
  const contact = omitNullish({ email: booking.email, phone: booking.phone });
  return {
    ...toTrackedBooking(row),
    contactInfo: contact,
    ...contact,
    photos: booking.photos,
    ...omitNullish({
      name: booking.name,
      requirements: booking.requirements,
      notes: booking.notes,
      documents: session === undefined ? undefined : toAddresses(row, keys, session),
    }),
  };
}

function toAddresses({ booking, documents }: BookingRow, keys: DocumentKeys, session: string) {
  return Object.fromEntries(
    documents.map(({ id: documentId, part }) => [
      part,
      addressOf(keys, { bookingId: booking.id, documentId, part, session }),
    ]),
  );
}
