import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { apiPrefix } from '@pothik/contract';
import { definitions } from '@pothik/contract/schemas';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvStart, toCsvLine } from '../../../http/csv.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { users } from '../../../platform/database/schema/index.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import type { BookingFilter } from '../booking-filter.ts';
import { eachBooking, type ListedRow } from './staff-booking-queries.ts';

/** How long an address begins an export, in milliseconds. */
export const exportAddressLifetime = 5 * 60_000;

const path = `${apiPrefix}/admin/bookings.csv`;

/** @param filter as JSON, letter for letter. */
function sign({ signing }: DocumentKeys, filter: string, viewer: string, expires: string): Buffer {
  const signed = JSON.stringify(['bookings.csv', filter, viewer, expires]);
  return createHmac('sha256', signing).update(signed).digest();
}

/** An address that exports the bookings that match for one of the staff, for some minutes. */
export function exportAddress(
  keys: DocumentKeys,
  filter: BookingFilter,
  viewer: string,
  now = Date.now(),
): string {
  const expires = String(now + exportAddressLifetime);
  const given = JSON.stringify(filter);
  const signature = sign(keys, given, viewer, expires).toString('base64url');
  return `${path}?${new URLSearchParams({ filter: given, viewer, expires, signature }).toString()}`;
}

const addressSchema = z.object({
  filter: z.string().max(2_000),
  viewer: z.string().max(200),
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
 * itself receives it. An address does not outlive the right it was made for.
 */
export function bookingExportRoute(app: FastifyInstance, db: Queries, keys: DocumentKeys): void {
  app.get(path, async (request, reply) => {
    const query = addressSchema.safeParse(request.query);
    const notValid = new RequestError('forbidden', 'This address is not valid.');
    if (!query.success) throw notValid;
    const { filter, viewer, expires, signature } = query.data;
    const expected = sign(keys, filter, viewer, expires);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notValid;
    if (Date.now() >= Number(expires)) throw new RequestError('gone', 'This address has expired.');
    const [person] = await db
      .select({ role: users.role })
      .from(users)
      .where(and(eq(users.id, viewer), isNull(users.deactivatedAt)));
    if (!person || person.role === 'customer') throw notValid;

    const wanted = definitions.staffBookings.export.body.parse(JSON.parse(filter));
    const today = inDhaka.format(new Date()).slice(0, 10);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="bookings-${today}.csv"`)
      .send(Readable.from(toFile(eachBooking(db, wanted))));
  });
}
