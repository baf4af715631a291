import { signedIn, type Caller, type Handlers } from '../../../http/calls/call.ts';
import { notFound } from '../../../http/request-error.ts';
import type { Database } from '../../../platform/database/open.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ProductFacts } from '../../../platform/mail/product-facts.ts';
import type { ChatBus } from '../../chat/chat-bus.ts';
import { sayInOpenChat } from '../../chat/say-in-open-chat.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { findStatedPurpose, statePurpose } from '../../files/stated-purposes.ts';
import { findBooking, listOpenings } from '../booking-queries.ts';
import { exportAddress } from './export-bookings.ts';
import { moveBooking } from '../move-booking.ts';
import { toListedBooking, toStaffBooking } from './staff-booking-serializers.ts';
import { listBookings, listStaffHistory } from './staff-booking-queries.ts';

/** What the staff's calls of bookings work with. */
interface Surroundings {
  keys: DocumentKeys;
  product: ProductFacts;
  bus: ChatBus;
}

/** The staff's side of bookings. */
export function staffBookingHandlers(
  { db }: Pick<Database, 'db'>,
  { keys, product, bus }: Surroundings,
): Handlers['staffBookings'] {
  async function answer(id: string, { sessionId }: Caller) {
    const row = await findBooking(db, id);
    if (!row) throw notFound('This booking');
    const [history, openings, stated] = await Promise.all([
      listStaffHistory(db, id),
      listOpenings(db, id),
      findStatedPurpose(db, { bookingId: id, sessionId }),
    ]);
    return { booking: toStaffBooking({ row, history, openings, stated }, keys, sessionId) };
  }

  async function mustExist(id: string) {
    if (!(await findBooking(db, id))) throw notFound('This booking');
  }

  const readFacts = async () => ({
    sender: await product.productName(),
    publicOrigin: product.publicOrigin,
  });

  return {
    async list({ query: { page, limit, sort, ...filter } }) {
      const offset = (page - 1) * limit;
      const { rows, total, isMinimum } = await listBookings(db, filter, {
        sort,
        offset,
        limit: limit + 1,
      });
      return {
        data: rows.slice(0, limit).map((row) => toListedBooking(row, keys)),
        pagination: {
          page,
          limit,
          hasNext: rows.length > limit,
          total,
          ...(isMinimum ? { totalIsMinimum: true } : {}),
        },
      };
    },

    get: ({ caller, params: { id } }) => answer(id, signedIn(caller)),

    async update({ caller, params: { id }, body: { status, note, version } }) {
      const me = signedIn(caller);
      const { userId } = me;
      await mustExist(id);
      const facts = await readFacts();
      const move = { bookingId: id, to: status, actorId: userId, note, seen: version };
      await db.transaction(async (transaction) => {
        const { reference: name } = await moveBooking(transaction, move, facts);
        const deed = { actorId: userId, action: 'booking.status', subject: id, status } as const;
        await recordAudit(transaction, { ...deed, name });
      });
      return answer(id, me);
    },

    async askForDocument({ caller, params: { id }, body: { note, version } }) {
      const me = signedIn(caller);
      const { userId } = me;
      await mustExist(id);
      const facts = await readFacts();
      const move = { bookingId: id, to: 'action_required', actorId: userId, note } as const;
      const news = await db.transaction(async (transaction) => {
        const asked = { ...move, seen: version, asksForDocument: true };
        const { userId: customerId, reference } = await moveBooking(transaction, asked, facts);
        await recordAudit(transaction, {
          actorId: userId,
          action: 'booking.ask',
          subject: id,
          name: reference,
        });
        if (customerId === null) return undefined;
        const content = `About your booking ${reference}: ${note}`;
        return sayInOpenChat(transaction, keys, { userId: customerId, senderId: userId, content });
      });
      if (news) bus.publish(news);
      return answer(id, me);
    },

    async statePurpose({ caller, params: { id: bookingId }, body: { purpose, words } }) {
      const me = signedIn(caller);
      const { sessionId } = me;
      await mustExist(bookingId);
      const own = words === undefined || words === '' ? null : words;
      await statePurpose(db, { bookingId, sessionId }, { purpose, words: own });
      return answer(bookingId, me);
    },

    async export({ caller, body }) {
      const { userId, sessionId } = signedIn(caller);
      await recordAudit(db, { actorId: userId, action: 'booking.export', subject: 'bookings' });
      return { address: exportAddress(keys, body, sessionId) };
    },
  };
}
