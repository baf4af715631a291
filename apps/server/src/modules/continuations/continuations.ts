import type { Handlers } from '../../http/calls/call.ts';
import { consumeTry, refundTry } from '../../http/rate-limit.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { bookingOfLink } from '../bookings/booking-links.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { countingForgedLinks } from '../bookings/creation/limits.ts';
import { messages as bookingMessages } from '../bookings/messages.ts';
import { findReadable, refuseUnreadable } from '../chat/chat-access.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { issueToken, useToken } from './continuation-tokens.ts';
import { messages } from './messages.ts';

const continuationLimits = {
  /** Of one chat or booking. */
  made: { tries: 20, seconds: 60 * 60 },
  /** Tokens that open nothing, from one address; many phones share one. */
  missesFrom: { tries: 60, seconds: 60 * 60 },
};

const over = () => new RequestError('gone', messages.linkOver);

/** Takes a chat or a guest's booking along to another device, and nothing else of whoever has it. */
export function continuationHandlers(
  { db }: Pick<Database, 'db'>,
  keys: DocumentKeys,
  secrets: SecretSealer,
): Handlers['continuations'] {
  const countMade = (what: string) =>
    consumeTry(db, `continuation:${what}`, continuationLimits.made);

  return {
    async ofChat({ body: { chatId }, visitorToken, address }) {
      // The chat's own token goes along: a session opens more than a chat, and is nobody else's.
      const credentials = { caller: undefined, visitorToken };
      const chat = await findReadable(db, chatId, credentials);
      if (!chat || visitorToken === undefined) return refuseUnreadable(db, address);
      await countMade(`chat:${chatId}`);
      return issueToken(db, secrets, { chat: { id: chatId, visitorToken } });
    },

    async ofBooking({ body: { link }, address }) {
      const bookingId = await countingForgedLinks(db, address, () =>
        Promise.resolve(bookingOfLink(keys, link)),
      );
      if (bookingId === undefined || !(await findBooking(db, bookingId))) {
        throw notFound(bookingMessages.linkNotFound);
      }
      await countMade(`booking:${bookingId}`);
      return issueToken(db, secrets, { booking: { link } });
    },

    async open({ body: { token }, address }) {
      const misses = `continuation-miss:address:${address}`;
      await consumeTry(db, misses, continuationLimits.missesFrom);
      const found = await useToken(db, secrets, token);
      if (!found) throw over();
      await refundTry(db, misses);
      if ('chat' in found) {
        const { id, visitorToken } = found.chat;
        const chat = await findReadable(db, id, { caller: undefined, visitorToken });
        // It went with its account meanwhile.
        if (!chat) throw over();
        return { chat: { id, visitorToken, name: chat.name, phone: chat.phone } };
      }
      const { link } = found.booking;
      const row = await findBooking(db, bookingOfLink(keys, link) ?? '');
      if (!row) throw over();
      return { booking: { reference: row.booking.reference, link } };
    },
  };
}
