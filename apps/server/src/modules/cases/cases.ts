import type { Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { readRequests } from '../bookings/booking-queries.ts';
import { listBookingsWhere } from '../bookings/staff/staff-booking-queries.ts';
import { toListedBooking } from '../bookings/staff/staff-booking-serializers.ts';
import { readChatsWhere } from '../chat/staff/staff-chat-queries.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { findCustomer } from '../users/customer-queries.ts';
import { toCustomer } from '../users/customers.ts';
import { readCaseEntries } from './case-entries.ts';
import { bookingsOf, chatsOf, findCasePerson } from './case-person.ts';

/** The largest number of bookings and of chats in a case. */
const shown = 100;

/** Cases of persons, for staff. */
export function caseHandlers(db: Queries, keys: DocumentKeys): Handlers['staffCases'] {
  return {
    async get({ params: { id }, query: { kind, count } }) {
      const person = await findCasePerson(db, { kind, id });
      const { userId, phone } = person;
      const [customer, booked, talked] = await Promise.all([
        userId === null ? undefined : findCustomer(db, userId),
        listBookingsWhere(db, bookingsOf(person), shown),
        readChatsWhere(db, keys, chatsOf(person), shown),
      ]);
      const [booking] = booked;
      const [chat] = talked;
      const requests = await readRequests(
        db,
        booked.map((row) => row.booking.id),
      );
      const parts = {
        bookings: booked.map((row) => row.booking.id),
        chats: talked.map((one) => one._id),
        customerId: userId,
      };
      const told = customer?.user ?? booking?.booking;
      const usual = booking?.booking.language ?? chat?.language ?? 'en';
      return {
        case: {
          ...omitNullish({
            customer: customer && toCustomer(customer),
            name: told?.name ?? chat?.name,
            email: told?.email ?? chat?.email,
            phone: phone ?? told?.phone,
          }),
          language: userId === null ? usual : await accountLanguage(db, userId, usual),
          bookings: booked.map((row) => toListedBooking(row, keys, requests.get(row.booking.id))),
          chats: talked,
          ...(await readCaseEntries(db, keys, parts, count)),
        },
      };
    },
  };
}
