import type { BookingStatus, ContentLanguage } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from './schema.ts';
import type { StoredFee } from '../catalogue/schema.ts';
import { findSummary } from '../catalogue/service-queries.ts';
import { toSummary } from '../catalogue/service-serializers.ts';
import { translateServices } from '../translation/translations.ts';
import type { PlacedImage } from '../media/image-serializer.ts';
import { listHistory } from './booking-queries.ts';
import { calculatePrice, onePerson } from './creation/prices.ts';
import { toPassengers } from './booking-serializers.ts';

type BookingRow = typeof bookings.$inferSelect;

/** The way that a booking goes where nothing is in its way. */
const way: readonly BookingStatus[] = ['pending', 'confirmed', 'processing', 'completed'];

/** The facts of a booking in a mail beside its news. */
export interface ToldBooking {
  booking: BookingRow;
  /** Null: it was removed from the catalogue. */
  service: { title: string | undefined; image: PlacedImage | undefined } | null;
  /** Absent where there are no fees, or they have several currencies. */
  total: { amount: number; currency: string } | undefined;
  /** Counted from 1. */
  step: number;
  steps: number;
}

export async function findBookingRow(
  db: Queries,
  bookingId: string,
): Promise<BookingRow | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return booking;
}

function totalFor(booking: BookingRow, fees: readonly StoredFee[]): ToldBooking['total'] {
  if (new Set(fees.map(({ currency }) => currency)).size !== 1) return undefined;
  const { price, currency } = calculatePrice(fees, toPassengers(booking) ?? onePerson);
  return price === 0 ? undefined : { amount: price, currency };
}

/** Where a booking stands; one that waits for its customer stands where it stood before. */
async function stepOf(db: Queries, bookingId: string): Promise<number> {
  const history = await listHistory(db, bookingId);
  const steps = history.map(({ status }) => way.findIndex((step) => step === status));
  return (steps.findLast((step) => step !== -1) ?? 0) + 1;
}

/** Reads what a mail in this language tells of a booking. */
export async function readTold(
  db: Queries,
  booking: BookingRow,
  language: ContentLanguage,
): Promise<ToldBooking> {
  const row = booking.serviceId === null ? undefined : await findSummary(db, booking.serviceId);
  const [service] = row ? await translateServices(db, language, [toSummary(row)]) : [];
  return {
    booking,
    service: service
      ? { title: service.name ?? service.jobTitle, image: row?.image ?? undefined }
      : null,
    total: row && totalFor(booking, row.fees),
    step: await stepOf(db, booking.id),
    steps: way.length,
  };
}
