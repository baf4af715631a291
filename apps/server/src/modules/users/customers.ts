import type { Customer, ListedCustomer } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { chats } from '../chat/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { messages as authMessages } from '../auth/messages.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { toListedBooking } from '../bookings-staff/staff-booking-serializers.ts';
import { listBookingsWhere } from '../bookings-staff/staff-booking-queries.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { toKeysChat } from '../chat/chat-serializers.ts';
import { readChatsWhere } from '../chat-staff/staff-chat-queries.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { findCustomer, listCustomers, type CustomerRow } from './customer-queries.ts';
import { messages } from './messages.ts';

/** How many bookings and how many chats stand with a customer. */
const shown = 100;

/** A line of the list of customers. */
const toListed = ({ user, bookingCount }: CustomerRow): ListedCustomer => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  bookingCount,
  createdAt: user.createdAt.toISOString(),
  signedInAt: user.signedInAt.toISOString(),
  ...omitNullish({ phone: user.phone }),
});

/** A customer as staff see them. */
export const toCustomer = (row: CustomerRow): Customer => ({
  ...toListed(row),
  ...omitNullish({ address: row.user.address }),
});

/** Customers as staff look them up. */
export function customerHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  keys: DocumentKeys,
  bus: ChatBus,
): Handlers['staffCustomers'] {
  const { db } = database;
  return {
    async list({ query: { page, limit, sort, search } }) {
      const { rows, ...count } = await listCustomers(database, search, {
        sort,
        offset: (page - 1) * limit,
        limit: limit + 1,
      });
      return {
        data: rows.slice(0, limit).map(toListed),
        pagination: toPagination({ page, limit }, rows.length, count),
      };
    },

    async get({ caller, params: { id } }) {
      const row = await findCustomer(db, id);
      if (!row) throw notFound(messages.customerNotFound);
      const [booked, talked] = await Promise.all([
        listBookingsWhere(db, eq(bookings.userId, id), shown),
        readChatsWhere(db, keys, eq(chats.userId, id), shown),
      ]);
      return {
        customer: toCustomer(row),
        bookings: booked.map((booking) => toListedBooking(booking, keys)),
        chats: caller?.key ? talked.map(toKeysChat) : talked,
      };
    },

    async endSessions({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        if (!(await findCustomer(transaction, id))) throw notFound(messages.customerNotFound);
        await endSessionsOf(transaction, id);
        await recordAudit(transaction, { actorId, action: 'session.end', subject: id });
      });
      bus.publish({ type: 'sessions-ended' });
      return { message: authMessages.signedOutEverywhere };
    },
  };
}
