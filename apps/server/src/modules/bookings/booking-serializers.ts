import type {
  Booking,
  BookingPaper,
  BookingStep,
  DocumentOpening,
  DocumentUse,
  KeptDocument,
} from '@pothik/contract';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { addressOf } from '../files/document-addresses.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { deletionOf } from '../files/retention.ts';
import type { BookingRow, HistoryRow, OpeningRow } from './booking-queries.ts';

/** What a booking tells without saying whose it is. */
export function toTrackedBooking(row: BookingRow): Booking {
  const { booking, service, category, documents } = row;
  return {
    _id: booking.id,
    reference: booking.reference,
    serviceType: booking.serviceType,
    serviceId: service && {
      _id: service.id,
      ...omitNullish({
        name: service.name,
        jobTitle: service.jobTitle,
        kind: service.kind,
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
      keptDocuments: documents.length === 0 ? undefined : toKeptDocuments(row),
      request: row.request && toRequest(row.request),
    }),
  };
}

export function toPassengers({ adults, children, infants }: BookingRow['booking']) {
  if (adults === null) return undefined;
  return { adults, children: children ?? 0, infants: infants ?? 0 };
}

const toRequest = ({ note, document, at }: NonNullable<BookingRow['request']>) => ({
  at: new Date(at).toISOString(),
  ...omitNullish({ note, document }),
});

export const toStep = ({ status, note, isAnswer, document, at }: HistoryRow): BookingStep => ({
  status,
  at: at.toISOString(),
  ...omitNullish({ note, document, isAnswer: isAnswer ? true : undefined }),
});

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

const toKeptDocuments = ({ booking, documents }: BookingRow): KeptDocument[] =>
  documents.map(({ part, deleteAfter }) => {
    const end = deleteAfter === null ? null : new Date(deleteAfter);
    return {
      document: part,
      deletedAt: deletionOf(end, booking.updatedAt).toISOString(),
      isFinal: end !== null,
    };
  });

/** Addresses of the documents of a booking by their names, for one session and one use. */
export function toAddresses(
  { booking, documents }: Pick<BookingRow, 'booking' | 'documents'>,
  keys: DocumentKeys,
  session: string,
  use: DocumentUse = 'open',
): Record<string, string> {
  return Object.fromEntries(
    documents.map(({ id: documentId, part }) => [
      part,
      addressOf(keys, { bookingId: booking.id, documentId, part, session, use }),
    ]),
  );
}

/** What the owner of a booking is told of an opening: a role, and never a name. */
export const toOpening = ({ opening }: OpeningRow): DocumentOpening => ({
  // Who writes it names a part that is known.
  document: opening.part as BookingPaper,
  use: opening.use,
  at: opening.createdAt.toISOString(),
  ...omitNullish({ role: opening.role, purpose: opening.purpose, words: opening.words }),
});

/** The same for who proves no more than a reference and a phone number. */
export function toTrackedOpening(row: OpeningRow): DocumentOpening {
  const { words: _words, ...opening } = toOpening(row);
  return opening;
}
