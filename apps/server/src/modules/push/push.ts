import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import type { CallContext, Caller, Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { epochOfSession } from '../auth/control/change-control.ts';
import { bookingOfLink } from '../bookings/booking-links.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { countingForgedLinks } from '../bookings/creation/limits.ts';
import { messages as bookingMessages } from '../bookings/messages.ts';
import { findReadable, refuseUnreadable, sideOf } from '../chat/chat-access.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { isOfPushService } from '../notifications/push/push-services.ts';
import {
  renew,
  subscribe,
  unsubscribe,
  type Followed,
} from '../notifications/push/push-subscriptions.ts';
import type { PushLine } from '../notifications/push/send-push.ts';
import { messages } from './messages.ts';

/** Calls from one address; many phones share one at a mobile operator. */
const callsFrom = { tries: 300, seconds: 60 * 60 };

interface Needs {
  keys: DocumentKeys;
  secrets: SecretSealer;
  pushLine: PushLine;
  /** Origins of push services beside those of browsers. */
  pushOrigins: readonly string[];
}

const ofSession = ({ sessionId }: Caller): Followed => ({
  sessionId,
  epoch: epochOfSession(sessionId),
});

type Asked = Pick<BodyOf<Definitions['push']['subscribe']>, 'chatId' | 'link'>;

/** Lets browsers ask to be told of what they may see, and of nothing else. */
export function pushHandlers(
  { db }: Pick<Database, 'db'>,
  { keys, secrets, pushLine, pushOrigins }: Needs,
): Handlers['push'] {
  const countCall = (address: string) => consumeTry(db, `push:address:${address}`, callsFrom);

  function assertKnown(endpoint: string) {
    if (isOfPushService(endpoint, pushOrigins)) return;
    throw new RequestError('validation_failed', messages.browserNotSupported);
  }

  async function findFollowed(
    { chatId, link }: Asked,
    { caller, visitorToken, address }: Pick<CallContext, 'caller' | 'visitorToken' | 'address'>,
  ): Promise<Followed> {
    if (link !== undefined) {
      const bookingId = await countingForgedLinks(db, address, () =>
        Promise.resolve(bookingOfLink(keys, link)),
      );
      if (bookingId !== undefined && (await findBooking(db, bookingId))) return { bookingId };
      throw notFound(bookingMessages.linkNotFound);
    }
    if (chatId !== undefined) {
      const credentials = { caller, visitorToken };
      const chat = await findReadable(db, chatId, credentials);
      if (!chat || (await sideOf(db, chat, credentials)) !== 'customer') {
        return refuseUnreadable(db, address);
      }
      // What is the account's ends with the session, so that nobody is told of it who signs in next.
      const isOfCaller = caller !== undefined && chat.userId === caller.userId;
      return isOfCaller ? ofSession(caller) : { chatId, epoch: chat.epoch };
    }
    if (caller) return ofSession(caller);
    throw new RequestError('unauthorized', general.signInFirst);
  }

  return {
    key: () => Promise.resolve({ publicKey: pushLine.keys.publicKey }),

    async subscribe({ body: { subscription, ...asked }, language, ...context }) {
      assertKnown(subscription.endpoint);
      await countCall(context.address);
      const followed = await findFollowed(asked, context);
      await subscribe(db, secrets, { followed, subscription, language });
      return { message: messages.subscribed };
    },

    async renew({ body: { endpoint, subscription }, address }) {
      assertKnown(subscription.endpoint);
      await countCall(address);
      await renew(db, secrets, { endpoint, subscription });
      return { message: messages.subscribed };
    },

    async unsubscribe({ body: { endpoint }, address }) {
      await countCall(address);
      await unsubscribe(db, endpoint);
      return { message: messages.unsubscribed };
    },
  };
}
