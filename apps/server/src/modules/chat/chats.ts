import { toSafePath, type Chat } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { chats } from './schema.ts';
import { services } from '../catalogue/schema.ts';
import { createId } from '../../platform/id.ts';
import { epochOfSession } from '../auth/control/change-control.ts';
import { consumeTry } from '../../http/rate-limit.ts';
import type { Documents } from '../files/documents.ts';
import {
  findReadable,
  lockAsVisitor,
  refuseUnreadable,
  sideOf,
  type Credentials,
} from './chat-access.ts';
import { readAnswerer } from './answerer.ts';
import { readRating, storeRating } from './chat-ratings.ts';
import { toChat, toMessage, type ChatRow } from './chat-serializers.ts';
import type { ChatBus } from './chat-bus.ts';
import { readChatState } from './chat-hours.ts';
import { addMessage, findSent, readMessages, type NewMessage } from './chat-messages.ts';
import { messages as said } from './messages.ts';
import { countVisitorsPicture, storePicture } from './pictures/store-picture.ts';
import { orderTranscript } from './transcript-mail.ts';
import { hashVisitorToken, startCredentials } from './visitor-token.ts';
import { Defect } from '../../platform/defect.ts';

const chatLimits = {
  /** Many phones share one address at a mobile operator. */
  startFrom: { tries: 120, seconds: 60 * 60 },
  /** Nobody types faster. */
  messagesIn: { tries: 60, seconds: 60 },
  /** Messages of one chat in total, from both sides. */
  messagesOfChat: 10_000,
  /** Of one chat. */
  ratings: { tries: 30, seconds: 60 * 60 },
};

export const closedChat = () => new RequestError('chat_closed', said.closed);

/** A path of the storefront and nothing that leads elsewhere: staff follow it. */

async function knownService(db: Queries, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [service] = await db.select({ id: services.id }).from(services).where(eq(services.id, id));
  return service?.id ?? null;
}

/**
 * A chat as its visitor sees it: while it waits outside the opening hours, with the away text in its
 * language; then with who answers, and in the end with how they found it.
 */
export async function toVisitorsChat(db: Queries, chat: ChatRow): Promise<Chat> {
  const { awayText, awayTextBn } = chat.status === 'waiting' ? await readChatState(db) : {};
  const away = (chat.language === 'bn' ? awayTextBn : undefined) ?? awayText;
  const answerer = chat.status === 'assigned' ? await readAnswerer(db, chat.id) : {};
  const rating = chat.status === 'closed' ? await readRating(db, chat.id) : {};
  const offers: Chat['offers'] = chat.userId === null ? ['rating'] : ['rating', 'transcript'];
  return { ...toChat(chat), ...(away ? { away } : {}), ...answerer, offers, ...rating };
}

/** The visitor's side of the live chat (Specification §7). */
export function chatHandlers(
  { db }: Pick<Database, 'db'>,
  documents: Documents,
  bus: ChatBus,
): Handlers['chats'] {
  const { keys } = documents;

  async function findStarted(startKeyHash: string | undefined): Promise<ChatRow | undefined> {
    if (startKeyHash === undefined) return undefined;
    const [chat] = await db.select().from(chats).where(eq(chats.startKeyHash, startKeyHash));
    return chat;
  }

  /** Stores what the visitor says; the same message sent again is the one that is there. */
  const say = (message: NewMessage, credentials: Credentials) =>
    db.transaction(async (transaction) => {
      const chat = await lockAsVisitor(transaction, message.chatId, credentials);
      if (!chat) throw notFound(said.chatNotFound);
      const before = await findSent(transaction, message);
      if (before) return { chat, row: before, isNew: false };
      if (chat.status === 'closed' || chat.lastSequence >= chatLimits.messagesOfChat) {
        throw closedChat();
      }
      return { chat, row: await addMessage(transaction, message), isNew: true };
    });

  function tell({ chat, row, isNew }: Awaited<ReturnType<typeof say>>) {
    const message = toMessage(row, keys);
    if (isNew) bus.publish({ type: 'message', chatId: chat.id, message });
    return { chat: toChat(chat), message };
  }

  return {
    async start({ body, caller, address, language, idempotencyKey }) {
      const { visitorToken, startKeyHash } = startCredentials(body.clientId ?? idempotencyKey);
      const answer = async (chat: ChatRow) => ({
        chat: await toVisitorsChat(db, chat),
        messages: await readMessages(db, keys, { chatId: chat.id, side: 'customer' }),
        visitorToken,
      });
      const repeat = async (chat: ChatRow) => {
        if (chat.name === body.name && chat.phone === body.phone) return answer(chat);
        throw new RequestError('idempotency_conflict', said.ofAnotherChat);
      };
      const known = await findStarted(startKeyHash);
      if (known) return repeat(known);
      await consumeTry(db, `chat-start:address:${address}`, chatLimits.startFrom);

      const serviceId = await knownService(db, body.serviceId);
      const started = await db.transaction(async (transaction) => {
        const [chat] = await transaction
          .insert(chats)
          .values({
            id: createId(),
            name: body.name,
            phone: body.phone,
            visitorTokenHash: hashVisitorToken(visitorToken),
            startKeyHash: startKeyHash ?? null,
            userId: caller?.userId ?? null,
            ...(caller ? { epoch: epochOfSession(caller.sessionId) } : {}),
            page: toSafePath(body.page) ?? null,
            language,
            serviceId,
            unansweredSince: new Date(),
          })
          .onConflictDoNothing({ target: chats.startKeyHash })
          .returning();
        if (chat && body.message) {
          const [chatId, senderId] = [chat.id, caller?.userId];
          const content = body.message;
          await addMessage(transaction, {
            ...{ chatId, senderId, content },
            senderType: 'customer',
            // The start's id is as secret as the token: it stands in no message.
            clientId: undefined,
          });
        }
        return chat;
      });
      if (started) {
        bus.publish({ type: 'changed', chatId: started.id });
        return answer(started);
      }
      // Another one with the same id was faster.
      const other = await findStarted(startKeyHash);
      if (!other) throw new Defect('a start that was refused has another one before it');
      return repeat(other);
    },

    async get({ params: { id }, query: { after }, caller, visitorToken, address }) {
      const chat = await findReadable(db, id, { caller, visitorToken });
      if (!chat) return refuseUnreadable(db, address);
      const messages = await readMessages(db, keys, { chatId: id, side: 'customer', after });
      return { chat: await toVisitorsChat(db, chat), messages };
    },

    async sendCustomerMessage({ params: { id }, body, caller, visitorToken, address }) {
      // Who may not see the chat uses none of its tries up.
      const readable = await findReadable(db, id, { caller, visitorToken });
      if (!readable) return refuseUnreadable(db, address);
      await consumeTry(db, `chat-messages:${id}`, chatLimits.messagesIn);
      const { content, clientId } = body;
      const sender = { senderType: 'customer', senderId: caller?.userId } as const;
      return tell(
        await say({ chatId: id, ...sender, content, clientId }, { caller, visitorToken }),
      );
    },

    async sendCustomerPicture({ params: { id }, body, caller, visitorToken, address }) {
      const credentials = { caller, visitorToken };
      const chat = await findReadable(db, id, credentials);
      if (!chat) return refuseUnreadable(db, address);
      if ((await sideOf(db, chat, credentials)) !== 'customer') throw notFound(said.chatNotFound);
      const message = {
        chatId: id,
        senderType: 'customer',
        senderId: caller?.userId,
        content: '',
        clientId: body.clientId,
      } as const;
      // Before the work that a picture takes: a repeat, and a chat that is over.
      const before = await findSent(db, message);
      if (before) return tell({ chat, row: before, isNew: false });
      if (chat.status === 'closed') throw closedChat();
      await countVisitorsPicture(db, id, address);
      return tell(
        await storePicture(documents, body.picture, (picture) =>
          say({ ...message, picture }, credentials),
        ),
      );
    },

    async rate({ params: { id }, body, caller, visitorToken, address }) {
      const credentials = { caller, visitorToken };
      if (!(await findReadable(db, id, credentials))) return refuseUnreadable(db, address);
      await consumeTry(db, `chat-ratings:${id}`, chatLimits.ratings);
      const { score, comment = '' } = body;
      const given = { chatId: id, score, comment: comment === '' ? null : comment };
      const { rating, isNew } = await storeRating({ db }, given, credentials);
      if (isNew) bus.publish({ type: 'changed', chatId: id });
      return { rating };
    },

    async mailTranscript({ params: { id }, caller }) {
      const { userId } = signedIn(caller);
      const [chat] = await db.select().from(chats).where(eq(chats.id, id));
      if (chat?.userId !== userId) throw notFound(said.chatNotFound);
      return orderTranscript({ db }, chat, { side: 'customer', actorId: userId });
    },
  };
}
