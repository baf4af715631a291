import { Readable } from 'node:stream';
import { apiPrefix } from '@pothik/contract';
import { definitions } from '@pothik/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvStart, toCsvLine } from '../../../http/csv.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { findCallerOfKeyId } from '../../auth/api-keys/api-keys.ts';
import { findCallerOfSession } from '../../auth/sessions.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { checkSignature, signatureOf } from '../../files/signed-addresses.ts';
import type { BookingFilter } from '../booking-filter.ts';
import { eachBooking, type ListedRow } from './staff-booking-queries.ts';

/** How long an address begins an export, in milliseconds. */
export const exportAddressLifetime = 5 * 60_000;

const path = `${apiPrefix}/admin/bookings.csv`;

/** @param filter as JSON, letter for letter. */
const namesOf = (filter: string, session: string) => ['bookings.csv', filter, session];

/** An address that exports the bookings that match for a session of staff or an API key, for some minutes. */
export function exportAddress(
  keys: DocumentKeys,
  filter: BookingFilter,
  session: string,
  now = Date.now(),
): string {
  const expires = now + exportAddressLifetime;
  const given = JSON.stringify(filter);
  const query = new URLSearchParams({
    filter: given,
    session,
    expires: String(expires),
    signature: signatureOf(keys, namesOf(given, session), expires),
  });
  return `${path}?${query.toString()}`;
}

const addressSchema = z.object({
  filter: z.string().max(2_000),
  session: z.string().max(200),
  expires: z.string().regex(/^\d{1,15}$/),
  signature: z.string().max(200),
});

const inDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The columns of the file, in their order. */
const columns: Record<string, (row: ListedRow) => string | number | null | undefined> = {
  Reference: ({ booking }) => booking.reference,
  'Booked (Dhaka)': ({ booking }) => inDhaka.format(booking.createdAt),
  Status: ({ booking }) => booking.status,
  'Service type': ({ booking }) => booking.serviceType,
  Service: ({ service }) => service?.name ?? service?.jobTitle,
  Category: ({ category }) => category?.name,
  Name: ({ booking }) => booking.name,
  Phone: ({ booking }) => booking.phone,
  Email: ({ booking }) => booking.email,
  WhatsApp: ({ booking }) => booking.whatsapp,
  IMO: ({ booking }) => booking.imo,
  Address: ({ booking }) => booking.address,
  Guest: ({ booking }) => (booking.userId === null ? 'yes' : 'no'),
  Destination: ({ booking }) => booking.destination,
  Departure: ({ booking }) => booking.departureDate,
  Return: ({ booking }) => booking.returnDate,
  Adults: ({ booking }) => booking.adults,
  Children: ({ booking }) => booking.children,
  Infants: ({ booking }) => booking.infants,
  Requirements: ({ booking }) => booking.requirements,
};

async function* toFile(rows: AsyncIterable<ListedRow>): AsyncGenerator<string> {
  yield csvStart + toCsvLine(Object.keys(columns));
  for await (const row of rows) yield toCsvLine(Object.values(columns).map((cell) => cell(row)));
}

/**
 * `GET /api/admin/bookings.csv`: bookings as a file, by a signed address alone, so that the browser
 * itself receives it. An address does not outlive the session, or the API key,
 * that it was made for.
 */
export function bookingExportRoute(app: FastifyInstance, db: Queries, keys: DocumentKeys): void {
  app.get(path, async (request, reply) => {
    const query = addressSchema.safeParse(request.query);
    const notValid = new RequestError('forbidden', 'This address is not valid.');
    if (!query.success) throw notValid;
    const { filter, session, expires, signature } = query.data;
    const given = { expires: Number(expires), signature };
    const state = checkSignature(keys, namesOf(filter, session), given);
    if (state === 'forged') throw notValid;
    if (state === 'expired') throw new RequestError('gone', 'This address has expired.');
    const viewer =
      (await findCallerOfSession(db, session)) ?? (await findCallerOfKeyId(db, session));
    if (!viewer || viewer.role === 'customer') throw notValid;

    const wanted = definitions.staffBookings.export.body.parse(JSON.parse(filter));
    const today = inDhaka.format(new Date()).slice(0, 10);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="bookings-${today}.csv"`)
      .send(Readable.from(toFile(eachBooking(db, wanted))));
  });
}
