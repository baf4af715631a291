import type { Booking, ContentLanguage } from '@pothik/contract';
import type { Queries } from '../../platform/database/open.ts';
import { translateServices } from '../translation/translations.ts';

/** Bookings with the names of their services and categories in a language, as far as they are published in it. */
export async function translateBookings(
  db: Queries,
  language: ContentLanguage,
  bookings: Booking[],
): Promise<Booking[]> {
  const booked = bookings.flatMap(({ serviceId: service }) =>
    service?._id === undefined ? [] : [{ ...service, _id: service._id }],
  );
  const services = await translateServices(db, language, booked);
  const byId = new Map(services.map((service) => [service._id, service]));
  return bookings.map((booking) => {
    const service = byId.get(booking.serviceId?._id ?? '');
    return service ? { ...booking, serviceId: service } : booking;
  });
}
