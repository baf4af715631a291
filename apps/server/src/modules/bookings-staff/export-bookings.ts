import { definitions } from '@pothik/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/database/open.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { exportRoute } from '../files/exports.ts';
import { eachBooking, type ListedRow } from './staff-booking-queries.ts';

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
  Assignee: ({ assignee }) => assignee,
  Due: ({ booking }) => booking.dueOn,
  'Waiting for': ({ booking }) => booking.waitingFor,
  Tags: ({ booking }) => booking.tags.join(', '),
};

async function* linesOf(db: Queries, filter: unknown) {
  for await (const row of eachBooking(db, definitions.staffBookings.export.body.parse(filter))) {
    yield Object.values(columns).map((cell) => cell(row));
  }
}

/** `GET /api/admin/bookings.csv`: bookings as a file, by a signed address. */
export const bookingExportRoute = (app: FastifyInstance, db: Queries, keys: DocumentKeys): void =>
  exportRoute(app, db, keys, {
    what: 'bookings',
    access: 'agent',
    columns: Object.keys(columns),
    lines: (filter) => linesOf(db, filter),
  });
