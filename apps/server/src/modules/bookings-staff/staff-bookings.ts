import type { BookingPaper } from '@pothik/contract';
import { signedIn, type Caller, type Handlers } from '../../http/calls/call.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import type { Database } from '../../platform/database/open.ts';
import { bookingNotes, type bookings } from '../bookings/schema.ts';
import { createId } from '../../platform/id.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { pageAddress } from '../../platform/mail/page-address.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { sayInOpenChat } from '../chat/say-in-open-chat.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { accountLanguage } from '../notifications/account-language.ts';
import { statePurpose } from '../files/stated-purposes.ts';
import { bookingLink, linkLifetime, pageOfLink } from '../bookings/booking-links.ts';
import { asSeenBy } from '../bookings/booking-filter.ts';
import { readNewsFacts } from '../bookings/booking-mails.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { exportAddress } from '../files/exports.ts';
import { messages } from '../bookings/messages.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { readStaffBooking } from './read-staff-booking.ts';
import { findBookingRow } from '../bookings/told-booking.ts';
import { toListedBooking } from './staff-booking-serializers.ts';
import { listBookings } from './staff-booking-queries.ts';

/** What the staff's calls of bookings work with. */
interface Surroundings {
  keys: DocumentKeys;
  product: ProductFacts;
  bus: ChatBus;
}

type Asked = ReturnType<typeof messagesIn>['bookings']['asked'];

/** The words for a picture that staff ask for without any. */
function nameOfPicture({ pictures, paper }: Asked, document: BookingPaper | undefined): string {
  const named: Partial<Record<BookingPaper, string>> = pictures;
  return (document && named[document]) ?? paper;
}

/** The staff's side of bookings. */
export function staffBookingHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  { keys, product, bus }: Surroundings,
): Handlers['staffBookings'] {
  const { db } = database;

  const answer = async (id: string, me: Caller) => ({
    booking: await readStaffBooking(db, keys, id, me),
  });

  async function mustExist(id: string) {
    if (!(await findBooking(db, id))) throw notFound(messages.bookingNotFound);
  }

  const languageOfCustomer = ({ userId, language }: typeof bookings.$inferSelect) =>
    userId === null ? language : accountLanguage(db, userId, language);

  const readFacts = () => readNewsFacts(product, keys);

  return {
    async list({ caller, query: { page, limit, sort, ...filter } }) {
      const offset = (page - 1) * limit;
      const seen = asSeenBy(filter, signedIn(caller).userId);
      const { rows, ...count } = await listBookings(database, seen, {
        sort,
        offset,
        limit: limit + 1,
      });
      return {
        data: rows.slice(0, limit).map((row) => toListedBooking(row, keys)),
        pagination: toPagination({ page, limit }, rows.length, count),
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
        const before = await moveBooking(transaction, move, facts);
        const deed = { actorId: userId, action: 'booking.status', subject: id, status } as const;
        const changes = changedFields({ status: before.status }, { status });
        await recordAudit(transaction, { ...deed, name: before.reference, changes });
      });
      return answer(id, me);
    },

    async askForDocument({ caller, params: { id }, body: { document, version, ...said } }) {
      const me = signedIn(caller);
      const { userId } = me;
      const booking = await findBookingRow(db, id);
      if (!booking) throw notFound(messages.bookingNotFound);
      const language = await languageOfCustomer(booking);
      const words = messagesIn(language).bookings.asked;
      const note = said.note ?? nameOfPicture(words, document);
      const facts = await readFacts();
      const asked = { bookingId: id, to: 'action_required', actorId: userId, note } as const;
      const news = await db.transaction(async (transaction) => {
        const move = { ...asked, document, seen: version, asksForDocument: true };
        const before = await moveBooking(transaction, move, facts);
        const { userId: customerId, reference } = before;
        await recordAudit(transaction, {
          actorId: userId,
          action: 'booking.ask',
          subject: id,
          name: reference,
        });
        if (customerId === null) return undefined;
        const content = words.inChat(reference, note);
        return sayInOpenChat(transaction, keys, { userId: customerId, senderId: userId, content });
      });
      if (news) bus.publish(news);
      return answer(id, me);
    },

    async addNote({ caller, params: { id: bookingId }, body }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) => {
        const booking = await findBookingRow(transaction, bookingId);
        if (!booking) throw notFound(messages.bookingNotFound);
        const note = { id: createId(), bookingId, authorId: userId, ...body };
        const [added] = await transaction
          .insert(bookingNotes)
          .values(note)
          .onConflictDoNothing()
          .returning({ id: bookingNotes.id });
        if (!added) return;
        const deed = { actorId: userId, action: 'booking.note', subject: bookingId } as const;
        await recordAudit(transaction, { ...deed, name: booking.reference });
      });
      return { message: messages.noted };
    },

    async createLink({ caller, params: { id } }) {
      const { userId: actorId } = signedIn(caller);
      const row = await findBooking(db, id);
      if (!row) throw notFound(messages.bookingNotFound);
      const { userId: customerId, reference: name, language } = row.booking;
      if (customerId !== null) throw new RequestError('conflict', messages.ofAnAccount);
      await recordAudit(db, { actorId, action: 'booking.link', subject: id, name });
      const now = Date.now();
      return {
        address: pageAddress(
          product.publicOrigin,
          language,
          pageOfLink(bookingLink(keys, id, now)),
        ),
        expiresAt: new Date(now + linkLifetime).toISOString(),
      };
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
      const filter = asSeenBy(body, userId);
      return { address: exportAddress(keys, 'bookings', filter, sessionId) };
    },
  };
}
