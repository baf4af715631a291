import { staffBookingEndpoints, toLocalPhone, type RecordKind } from '@pothik/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { anyContains } from '../../platform/database/search.ts';
import { told, type RecordSource } from '../../platform/record-source.ts';
import { services } from '../catalogue/schema.ts';
import { bookings } from './schema.ts';

const title = sql<string>`coalesce(${services.name}, ${services.jobTitle})`;

/** How staff find bookings among records of all kinds. */
export const bookingRecords = {
  booking: {
    access: staffBookingEndpoints.get.access,
    table: bookings,
    id: bookings.id,
    isFound: (word) => anyContains(bookings.searchText, word),
    order: [desc(bookings.createdAt), desc(bookings.id)],
    async read(db, ids) {
      const { id, reference, name, phone, status } = bookings;
      const rows = await db
        .select({ id, reference, name, phone, status, title })
        .from(bookings)
        .leftJoin(services, eq(services.id, bookings.serviceId))
        .where(inArray(bookings.id, [...ids]));
      return rows.map((row) => ({
        kind: 'booking',
        _id: row.id,
        title: row.reference,
        details: told(row.name, row.title, row.phone && toLocalPhone(row.phone)),
        status: row.status,
      }));
    },
  },
} satisfies Partial<Record<RecordKind, RecordSource>>;
