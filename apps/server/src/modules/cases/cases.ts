import type { ClaimedRecords } from '@pothik/contract';
import type { CaseSource } from '../../http/calls/case-source.ts';
import type { Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Queries } from '../../platform/database/open.ts';
import { readRequests } from '../bookings/booking-queries.ts';
import { listBookingsWhere } from '../bookings-staff/staff-booking-queries.ts';
import { toListedBooking } from '../bookings-staff/staff-booking-serializers.ts';
import { readChatsWhere } from '../chat-staff/staff-chat-queries.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { findCustomer } from '../users/customer-queries.ts';
import { toCustomer } from '../users/customers.ts';
import { readCaseEntries } from './case-entries.ts';
import {
  bookingsOf,
  chatsOf,
  claimedBookingsOf,
  claimedChatsOf,
  findCasePerson,
  type CasePerson,
} from './case-person.ts';

/** The largest number of bookings and of chats in a case. */
const shown = 100;

/** Cases of persons, for staff. */
export function caseHandlers(
  db: Queries,
  keys: DocumentKeys,
  caseSources: () => readonly CaseSource[],
): Handlers['staffCases'] {
  /** What is under the number that the person typed; undefined if it is nothing. */
  async function readClaimed(
    person: CasePerson,
    bookingIds: readonly string[],
  ): Promise<ClaimedRecords | undefined> {
    const { phone } = person;
    if (phone === null) return undefined;
    const [booked, talked] = await Promise.all([
      listBookingsWhere(db, claimedBookingsOf(person), shown),
      readChatsWhere(db, keys, claimedChatsOf(person, bookingIds), shown),
    ]);
    if (booked.length + talked.length === 0) return undefined;
    return {
      phone,
      bookings: booked.map((row) => {
        const { serviceType, serviceId, status, createdAt } = toListedBooking(row, keys);
        return { serviceType, serviceId, status, createdAt };
      }),
      chats: talked.map(({ _id, status, createdAt }) => ({ _id, status, createdAt })),
    };
  }

  return {
    async get({ params: { id }, query: { kind, count } }) {
      const person = await findCasePerson(db, { kind, id });
      const { userId, phone } = person;
      const [customer, booked] = await Promise.all([
        userId === null ? undefined : findCustomer(db, userId),
        listBookingsWhere(db, bookingsOf(person), shown),
      ]);
      const bookingIds = booked.map((row) => row.booking.id);
      const [talked, requests, claimed] = await Promise.all([
        readChatsWhere(db, keys, chatsOf(person, bookingIds), shown),
        readRequests(db, bookingIds),
        readClaimed(person, bookingIds),
      ]);
      const [booking] = booked;
      const [chat] = talked;
      const parts = {
        bookings: bookingIds,
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
          ...omitNullish({ claimed }),
          ...(await readCaseEntries(db, caseSources(), parts, count)),
        },
      };
    },
  };
}
