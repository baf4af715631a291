import type { ContentLanguage } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Caller, type Handlers } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookings } from './schema.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import type { answering } from './answers/answer-request.ts';
import { readNewsFacts } from './booking-mails.ts';
import { toBooking, toOpening, toStep } from './booking-serializers.ts';
import { findOwnBooking, listHistory, listOpenings, listOwnBookings } from './booking-queries.ts';
import { messages } from './messages.ts';
import { moveBooking } from './move-booking.ts';
import { translateBookings } from './translate-bookings.ts';

type OwnerCalls = Pick<
  Handlers['bookings'],
  'mine' | 'get' | 'update' | 'status' | 'delete' | 'answer' | 'documentOpenings'
>;

/** What who booked can do with the booking afterwards. Somebody else's is answered as none. */
export function ownerHandlers(
  { db }: Pick<Database, 'db'>,
  keys: DocumentKeys,
  product: ProductFacts,
  answer: ReturnType<typeof answering>,
): OwnerCalls {
  async function findOwn(queries: Queries, id: string, userId: string) {
    const found = await findOwnBooking(queries, id, userId);
    if (!found) throw notFound(messages.bookingNotFound);
    return found;
  }

  /** One's own booking as it is answered. */
  async function show(id: string, caller: Caller, language: ContentLanguage) {
    const row = await findOwn(db, id, caller.userId);
    const own = toBooking(row, keys, caller.sessionId);
    const [booking = own] = await translateBookings(db, language, [own]);
    return booking;
  }

  async function cancel(id: string, userId: string) {
    const facts = await readNewsFacts(product, keys);
    await db.transaction(async (transaction) => {
      await findOwn(transaction, id, userId);
      await moveBooking(transaction, { bookingId: id, to: 'cancelled', actorId: userId }, facts);
    });
  }

  async function change(
    id: string,
    userId: string,
    given: {
      requirements?: string | undefined;
      email?: string | undefined;
      phone?: string | undefined;
    },
  ) {
    const changes = omitNullish(given);
    await db.transaction(async (transaction) => {
      await findOwn(transaction, id, userId);
      const [row] = await transaction
        .select({ status: bookings.status })
        .from(bookings)
        .where(eq(bookings.id, id))
        .for('update');
      if (row?.status !== 'pending') {
        throw new RequestError('conflict', messages.unchangeable);
      }
      if (Object.keys(changes).length === 0) return;
      await transaction.update(bookings).set(changes).where(eq(bookings.id, id));
    });
  }

  return {
    async mine({ caller, language }) {
      const { userId, sessionId } = signedIn(caller);
      const rows = await listOwnBookings(db, userId);
      const bookings = rows.map((row) => toBooking(row, keys, sessionId));
      return { bookings: await translateBookings(db, language, bookings) };
    },

    async get({ caller, params: { id }, language }) {
      return { booking: await show(id, signedIn(caller), language) };
    },

    async update({ caller, params: { id }, body: { status, ...given }, language }) {
      const own = signedIn(caller);
      const { userId } = own;
      await (status === 'cancelled' ? cancel(id, userId) : change(id, userId, given));
      return {
        booking: await show(id, own, language),
        message: status === 'cancelled' ? messages.bookingCancelled : messages.bookingUpdated,
      };
    },

    async status({ caller, params: { id } }) {
      const { booking } = await findOwn(db, id, signedIn(caller).userId);
      const history = await listHistory(db, id);
      return {
        status: booking.status,
        history: history.map(toStep),
      };
    },

    async delete({ caller, params: { id } }) {
      await cancel(id, signedIn(caller).userId);
      return { message: messages.bookingCancelled };
    },

    async answer({ params: { id }, body: form, language, ...given }) {
      const own = signedIn(given.caller);
      await findOwn(db, id, own.userId);
      await answer({ ...given, bookingId: id, form });
      return {
        booking: await show(id, own, language),
        message: messages.answerReceived,
      };
    },

    async documentOpenings({ caller, params: { id } }) {
      await findOwn(db, id, signedIn(caller).userId);
      return { openings: (await listOpenings(db, id)).map(toOpening) };
    },
  };
}
