import { and, asc, eq, ne } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { toPagination } from '../../http/calls/to-pagination.ts';
import { notFound, refuseField, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { chats } from '../chat/schema.ts';
import { users } from '../users/schema.ts';
import { findColleague, isColleague } from '../auth/colleagues.ts';
import type { Documents } from '../files/documents.ts';
import { readAnswerer } from '../chat/answerer.ts';
import { lockChat } from '../chat/chat-access.ts';
import { messagesIn } from '../../messages/messages-in.ts';
import {
  proofOf,
  toChat,
  toKeysChat,
  toStaffMessage,
  type ChatRow,
} from '../chat/chat-serializers.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import { findSent, readMessages } from '../chat/chat-messages.ts';
import { repeated, storeAnswer, type Answer, type StoredAnswer } from './answering.ts';
import {
  lockOpen,
  lockOwn,
  noteChat,
  refuseColleagues,
  refuseUnlessOwn,
  takeAs,
} from './chat-holding.ts';
import { changeTag } from './chat-tags.ts';
import { addNote, readNotes } from './chat-notes.ts';
import { closedChat } from '../chat/chats.ts';
import { messages as said } from '../chat/messages.ts';
import { withoutPicture } from '../chat/pictures/picture-addresses.ts';
import { countStaffsPicture, storePicture } from '../chat/pictures/store-picture.ts';
import { end, handOver, putBack } from './queue.ts';
import { markUnread, snooze, wake } from './snoozing.ts';
import { orderTranscript } from '../chat/transcript-mail.ts';
import { listStaffChats, readStaffChat } from './staff-chat-queries.ts';

/** @throws RequestError `not_found` */
async function readChat(db: Queries, id: string): Promise<ChatRow> {
  const [chat] = await db.select().from(chats).where(eq(chats.id, id));
  if (!chat) throw notFound(said.chatNotFound);
  return chat;
}

/** The staff's side of the live chat. */
export function staffChatHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  documents: Documents,
  bus: ChatBus,
): Handlers['staffChats'] {
  const { db } = database;
  const { keys } = documents;

  const reply = (answer: Answer) =>
    db.transaction((transaction) => storeAnswer(transaction, answer));

  const publishJoin = async (chatId: string) =>
    bus.publish({ type: 'joined', chatId, ...(await readAnswerer(db, chatId)) });

  async function tell({ row, isNew, isTaken, isClosed, left }: StoredAnswer) {
    const message = toStaffMessage(row, keys);
    const { chatId } = row;
    if (isTaken) await publishJoin(chatId);
    if (isNew) bus.publish({ type: 'message', chatId, message });
    if (isClosed) bus.publish({ type: 'closed', chatId });
    return { message, ...(left.length === 0 ? {} : { left }) };
  }

  return {
    async list({ caller, query: { mine, page, limit, ...filter } }) {
      const staffId = mine ? signedIn(caller).userId : undefined;
      const { chats: found, ...count } = await listStaffChats(database, keys, {
        page,
        limit,
        staffId,
        ...filter,
      });
      const data = found.slice(0, limit);
      return {
        data: caller?.key ? data.map(toKeysChat) : data,
        pagination: toPagination({ page, limit }, found.length, count),
      };
    },

    async colleagues({ caller }) {
      const rows = await db
        .select({ _id: users.id, name: users.name })
        .from(users)
        .where(and(isColleague, ne(users.id, signedIn(caller).userId)))
        .orderBy(asc(users.name), asc(users.id));
      return { colleagues: rows };
    },

    async get({ caller, params: { id }, query: { after } }) {
      const chat = await readStaffChat(db, keys, id);
      const messages = await readMessages(db, keys, { chatId: id, side: 'admin', after });
      const notes = await readNotes(db, id);
      if (!caller?.key) return { chat, messages, notes };
      return { chat: toKeysChat(chat), messages: messages.map(withoutPicture), notes };
    },

    async join({ caller, params: { id } }) {
      const { userId } = signedIn(caller);
      const isTaken = await db.transaction(async (transaction) => {
        const chat = await lockOpen(transaction, id);
        await refuseColleagues(transaction, chat, userId);
        return takeAs(transaction, chat, userId);
      });
      if (isTaken) await publishJoin(id);
      return { chat: await readStaffChat(db, keys, id) };
    },

    async sendMessage({ caller, params: { id }, body }) {
      const { content, clientId, actions, seen } = body;
      const sender = { senderType: 'admin', senderId: signedIn(caller).userId } as const;
      return tell(
        await reply({ message: { chatId: id, ...sender, content, clientId }, actions, seen }),
      );
    },

    async sendPicture({ caller, params: { id }, body: { picture: file, clientId } }) {
      const { userId } = signedIn(caller);
      const chat = await readChat(db, id);
      const sender = { senderType: 'admin', senderId: userId } as const;
      const message = { chatId: id, ...sender, content: '', clientId };
      // Before the work that a picture takes.
      const before = await findSent(db, message);
      if (before) return tell(repeated(before));
      if (chat.status === 'closed') throw closedChat();
      await refuseColleagues(db, chat, userId);
      await countStaffsPicture(db, userId);
      return tell(
        await storePicture(documents, file, (picture) =>
          reply({ message: { ...message, picture } }),
        ),
      );
    },

    async askIdentity({ caller, params: { id } }) {
      const chat = await readChat(db, id);
      if (proofOf(chat) !== undefined) {
        throw new RequestError('conflict', said.alreadyProven);
      }
      const content = messagesIn(chat.language).chats.askIdentity;
      const sender = { senderType: 'admin', senderId: signedIn(caller).userId } as const;
      const clientId = undefined;
      return tell(
        await reply({ message: { chatId: id, ...sender, content, asks: 'identity', clientId } }),
      );
    },

    async close({ caller, params: { id } }) {
      const who = signedIn(caller);
      const { chat, isClosed } = await db.transaction(async (transaction) => {
        const found = await lockChat(transaction, id);
        if (!found) throw notFound(said.chatNotFound);
        if (found.status === 'closed') return { chat: found, isClosed: false };
        await refuseUnlessOwn(transaction, found, who);
        const closed = await end(transaction, found);
        await noteChat(transaction, who.userId, 'close', id);
        return { chat: closed ?? found, isClosed: true };
      });
      if (isClosed) bus.publish({ type: 'closed', chatId: id });
      return { chat: toChat(chat) };
    },

    async returnToQueue({ caller, params: { id } }) {
      const who = signedIn(caller);
      const isReturned = await db.transaction(async (transaction) => {
        const chat = await lockOpen(transaction, id);
        if (chat.status === 'waiting') return false;
        await refuseUnlessOwn(transaction, chat, who);
        await putBack(transaction, chat);
        await noteChat(transaction, who.userId, 'return', id);
        return true;
      });
      if (isReturned) bus.publish({ type: 'returned', chatId: id });
      return { chat: await readStaffChat(db, keys, id) };
    },

    async handOver({ caller, params: { id }, body: { staffId } }) {
      const who = signedIn(caller);
      const { userId } = who;
      const hasWaited = await db.transaction(async (transaction) => {
        const chat = await lockOpen(transaction, id);
        // For oneself everybody may: a colleague who is away keeps no visitor waiting.
        if (staffId !== userId) await refuseUnlessOwn(transaction, chat, who);
        await noteChat(transaction, userId, 'hand-over', id);
        const colleague = await findColleague(transaction, staffId);
        return handOver(transaction, chat, colleague._id);
      });
      bus.publish({
        type: hasWaited ? 'joined' : 'handed-over',
        chatId: id,
        ...(await readAnswerer(db, id)),
      });
      return { chat: await readStaffChat(db, keys, id) };
    },

    async snooze({ caller, params: { id }, body: { until } }) {
      const { userId } = signedIn(caller);
      const time = until === undefined ? undefined : new Date(until);
      if (time && time.getTime() <= Date.now()) throw refuseField('until', said.timeIsOver);
      await db.transaction(async (transaction) => {
        const chat = await lockOwn(transaction, id, userId);
        if (!time) return wake(transaction, chat);
        await snooze(transaction, chat, time);
        return noteChat(transaction, userId, 'snooze', id);
      });
      bus.publish({ type: 'changed', chatId: id });
      return { chat: await readStaffChat(db, keys, id) };
    },

    async markUnread({ caller, params: { id }, body: { isUnread } }) {
      const { userId } = signedIn(caller);
      await db.transaction(async (transaction) =>
        markUnread(transaction, await lockOwn(transaction, id, userId), isUnread),
      );
      bus.publish({ type: 'changed', chatId: id });
      return { chat: await readStaffChat(db, keys, id) };
    },

    async tag({ caller, params: { id }, body }) {
      const actorId = signedIn(caller).userId;
      await db.transaction((transaction) => changeTag(transaction, { id, actorId, ...body }));
      bus.publish({ type: 'changed', chatId: id });
      return { chat: await readStaffChat(db, keys, id) };
    },

    async mailTranscript({ caller, params: { id } }) {
      const chat = await readChat(db, id);
      const actorId = signedIn(caller).userId;
      return orderTranscript(database, chat, { side: 'admin', actorId });
    },

    async addNote({ caller, params: { id }, body: { content, clientId } }) {
      const authorId = signedIn(caller).userId;
      const { note, isNew } = await db.transaction(async (transaction) => {
        if (!(await lockChat(transaction, id))) throw notFound(said.chatNotFound);
        const added = await addNote(transaction, { chatId: id, authorId, content, clientId });
        if (added.isNew) await noteChat(transaction, authorId, 'note', id);
        return added;
      });
      if (isNew) bus.publish({ type: 'note', chatId: id, note });
      return { note };
    },
  };
}
