import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { eq, type SQL } from 'drizzle-orm';
import type { CallContext, Handlers } from '../../http/calls/call.ts';
import { messages as general } from '../../http/messages.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { chats } from '../chat/schema.ts';
import { epochOfSession } from '../auth/control/change-control.ts';
import { findByLink, findTracked } from '../bookings/answers/find-as-guest.ts';
import { findReadable, lockAsVisitor, refuseUnreadable, sideOf } from '../chat/chat-access.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';
import { toVisitorsChat } from '../chat/chats.ts';
import { messages as chatMessages } from '../chat/messages.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { messages } from './messages.ts';

/** Of one chat; guesses at bookings have limits of their own. */
export const proofsIn = { tries: 30, seconds: 60 * 60 };

type Proof = { userId: string; epoch: SQL } | Pick<ChatRow, 'bookingId' | 'bookingProof'>;
type Given = BodyOf<Definitions['chatIdentity']['prove']>;

/** Lets the visitor of a chat prove who they are. */
export function chatIdentityHandlers(
  { db }: Pick<Database, 'db'>,
  keys: DocumentKeys,
  bus: ChatBus,
): Handlers['chatIdentity'] {
  async function check(
    { link, reference, phone }: Given,
    { caller, address }: Pick<CallContext, 'caller' | 'address'>,
  ): Promise<Proof> {
    if (link !== undefined) {
      const { booking } = await findByLink(db, keys, { link, address });
      return { bookingId: booking.id, bookingProof: 'link' };
    }
    if (reference !== undefined && phone !== undefined) {
      const { booking } = await findTracked(db, { reference, phone, address });
      return { bookingId: booking.id, bookingProof: 'booking' };
    }
    if (!caller || caller.key) throw new RequestError('unauthorized', general.signInFirst);
    return { userId: caller.userId, epoch: epochOfSession(caller.sessionId) };
  }

  return {
    async prove({ params: { id }, body, caller, visitorToken, address }) {
      const credentials = { caller, visitorToken };
      const chat = await findReadable(db, id, credentials);
      if (!chat) return refuseUnreadable(db, address);
      if ((await sideOf(db, chat, credentials)) !== 'customer')
        throw notFound(chatMessages.chatNotFound);
      await consumeTry(db, `chat-identity:${id}`, proofsIn);
      const proof = await check(body, { caller, address });
      const proven = await db.transaction(async (transaction) => {
        const found = await lockAsVisitor(transaction, id, credentials);
        if (!found) throw notFound(chatMessages.chatNotFound);
        // Somebody else signs in on a shared phone: the chat stays with the account that has it.
        if ('userId' in proof && found.userId !== null && found.userId !== proof.userId) {
          throw new RequestError('conflict', messages.ofAnotherAccount);
        }
        const [row = found] = await transaction
          .update(chats)
          .set(proof)
          .where(eq(chats.id, id))
          .returning();
        return row;
      });
      bus.publish({ type: 'changed', chatId: id });
      return { chat: await toVisitorsChat(db, proven) };
    },
  };
}
