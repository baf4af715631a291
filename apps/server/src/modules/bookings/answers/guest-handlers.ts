import type { ContentLanguage } from '@pothik/contract';
import type { Handlers } from '../../../http/calls/call.ts';
import { notFound } from '../../../http/request-error.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { bookingLink } from '../booking-links.ts';
import { findBooking, listHistory, listOpenings, type BookingRow } from '../booking-queries.ts';
import { toStep, toTrackedBooking, toTrackedOpening } from '../booking-serializers.ts';
import { messages } from '../messages.ts';
import { translateBookings } from '../translate-bookings.ts';
import type { answering } from './answer-request.ts';
import { findByLink, findTracked } from './find-as-guest.ts';

type GuestCalls = Pick<Handlers['bookings'], 'track' | 'trackByLink' | 'answerByLink'>;

/** The calls of guests about their booking, by its reference and phone number or by a link. */
export function guestHandlers(
  { db }: Pick<Database, 'db'>,
  keys: DocumentKeys,
  answer: ReturnType<typeof answering>,
): GuestCalls {
  async function tracked(row: BookingRow, link: string, language: ContentLanguage) {
    const { id } = row.booking;
    const found = toTrackedBooking(row);
    const [openings, history, [booking = found]] = await Promise.all([
      listOpenings(db, id),
      listHistory(db, id),
      translateBookings(db, language, [found]),
    ]);
    return {
      booking,
      openings: openings.map(toTrackedOpening),
      history: history.map(toStep),
      link,
    };
  }

  return {
    async track({ body, address, language }) {
      const found = await findTracked(db, { ...body, address });
      return tracked(found, bookingLink(keys, found.booking.id), language);
    },

    async trackByLink({ body: { link }, address, language }) {
      return tracked(await findByLink(db, keys, { link, address }), link, language);
    },

    async answerByLink({ body: { link, ...form }, address, sender, idempotencyKey, language }) {
      const { id: bookingId } = (await findByLink(db, keys, { link, address })).booking;
      await answer({ bookingId, form, caller: undefined, address, sender, idempotencyKey });
      const row = await findBooking(db, bookingId);
      if (!row) throw notFound(messages.bookingNotFound);
      return tracked(row, link, language);
    },
  };
}
