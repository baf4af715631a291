import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { findService } from '../catalogue/service-queries.ts';
import { calculatePrice } from './prices.ts';

/** The kinds of service that can be booked (Specification §3). */
const serviceTypes = [
  { value: 'flight', label: 'Flight' },
  { value: 'hotel', label: 'Hotel' },
  { value: 'visa', label: 'Visa' },
  { value: 'other', label: 'Other' },
];

const onePerson = { adults: 1, children: 0, infants: 0 };

export function bookingHandlers(
  db: Queries,
): Pick<Handlers['bookings'], 'serviceTypes' | 'calculatePrice'> {
  return {
    serviceTypes: () => Promise.resolve(serviceTypes),
    async calculatePrice({ body }) {
      const service = await findService(db, body.serviceId);
      if (!service) throw notFound('This service');
      return calculatePrice(service.fees, body.passengers ?? onePerson);
    },
  };
}
