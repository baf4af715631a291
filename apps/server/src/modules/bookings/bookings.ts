import type { Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { messages as catalogueMessages } from '../catalogue/messages.ts';
import { findService } from '../catalogue/service-queries.ts';
import { toService } from '../catalogue/service-serializers.ts';
import { translateServices } from '../translation/translations.ts';
import type { Documents } from '../files/documents.ts';
import { answering } from './answers/answer-request.ts';
import { guestHandlers } from './answers/guest-handlers.ts';
import { availableDays } from './creation/availability.ts';
import { ownerHandlers } from './booking-handlers.ts';
import { createBookingHandler } from './creation/create-booking.ts';
import { calculatePrice, onePerson } from './creation/prices.ts';

/** The kinds of service that can be booked (Specification §3). */
const serviceTypes = [
  { value: 'flight', label: 'Flight' },
  { value: 'hotel', label: 'Hotel' },
  { value: 'visa', label: 'Visa' },
  { value: 'other', label: 'Other' },
];

/** The calls of booking a service and of what becomes of it. */
export function bookingHandlers(
  { db }: Pick<Database, 'db'>,
  documents: Documents,
  product: ProductFacts,
): Handlers['bookings'] {
  const answer = answering({ db }, documents, product);
  return {
    create: createBookingHandler({ db }, documents, product),
    ...ownerHandlers({ db }, documents.keys, product, answer),
    ...guestHandlers({ db }, documents.keys, answer),
    serviceTypes: () => Promise.resolve(serviceTypes),
    async calculatePrice({ body, language }) {
      const service = await findService(db, body.serviceId);
      if (!service) throw notFound(catalogueMessages.serviceNotFound);
      const [named] = await translateServices(db, language, [toService(service)]);
      const fees = service.fees.map((fee, index) => ({
        ...fee,
        label: named?.fees?.[index]?.label ?? fee.label,
      }));
      return calculatePrice(fees, body.passengers ?? onePerson);
    },
    async availability({ query }) {
      const availableDates = availableDays(query.start, query.end);
      if (!(await findService(db, query.service)))
        throw notFound(catalogueMessages.serviceNotFound);
      return { availableDates };
    },
  };
}
