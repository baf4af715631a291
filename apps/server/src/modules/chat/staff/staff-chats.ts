import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { signedIn, type Caller, type Handlers } from '../../../http/calls/call.ts';
import { toPagination } from '../../../http/calls/to-pagination.ts';
import { notFound, RequestError } from '../../../http/request-error.ts';
import { messagesIn } from '../../../messages/messages-in.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { chats, users } from '../../../platform/database/schema/index.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Documents } from '../../files/documents.ts';
import { accountLanguage } from '../../notifications/account-language.ts';
import { notify } from '../../notifications/notify.ts';
import { readAnswerer } from '../answerer.ts';
import { lockChat } from '../chat-access.ts';
import {
  toChat,
  toKeysChat,
  toStaffMessage,
  type ChatRow,
  type MessageRow,
} from '../chat-serializers.ts';
import type { ChatBus } from '../chat-bus.ts';
import { addMessage, findSent, readMessages, type NewMessage } from '../chat-messages.ts';
import { addNote, readNotes } from './chat-notes.ts';
import { closedChat } from '../chats.ts';
import { withoutPicture } from '../pictures/picture-addresses.ts';
import { countStaffsPicture, storePicture } from '../pictures/store-picture.ts';
import { end, handOver, putBack, take } from './queue.ts';
import { markUnread, snooze, wake } from './snoozing.ts';
import { mailReplyLater } from '../reply-mail.ts';
import { pushReplyLater } from '../reply-push.ts';
import { listStaffChats, readStaffChat } from './staff-chat-queries.ts';

/** How much of a message a notification shows, in characters. */
const excerptLength = 200;

function pastTime() {
  const message = 'Please choose a time that is still to come.';
  return new RequestError('validation_failed', message, { fields: { until: message } });
}

async function lockOpen(transaction: Queries, id: string): Promise<ChatRow> {
  const chat = await lockChat(transaction, id);
  if (!chat) throw notFound('This chat');
  if (chat.status === 'closed') throw closedChat();
  return chat;
}

/** Who belongs to the staff and may sign in. */
const isColleague = and(ne(users.role, 'customer'), isNull(users.deactivatedAt));

async function findColleague(transaction: Queries, id: string): Promise<string> {
  const [colleague] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isColleague))
    .for('share');
  if (!colleague) throw notFound('This colleague');
  return colleague.id;
}

/** Two of the staff never answer over each other unknowingly: who does not hold a chat is told who does. */
async function refuseColleagues(transaction: Queries, chat: ChatRow, userId: string) {
  if (chat.status !== 'assigned' || chat.staffId === null || chat.staffId === userId) return;
  const [holder] = await transaction
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, chat.staffId));
  throw new RequestError('conflict', `${holder?.name ?? 'A colleague'} answers in this chat.`);
}

/**
 * What is a colleague's is not ended or given away behind their back: who wants to takes it over, which
 * they are told of. Owners may, for whoever has gone home.
 */
async function refuseUnlessOwn(transaction: Queries, chat: ChatRow, { userId, role }: Caller) {
  if (role !== 'owner') await refuseColleagues(transaction, chat, userId);
}

/** Only whoever answers in a chat puts it off or marks it. */
async function lockOwn(transaction: Queries, id: string, userId: string): Promise<ChatRow> {
  const chat = await lockOpen(transaction, id);
  await refuseColleagues(transaction, chat, userId);
  if (chat.staffId !== userId) {
    throw new RequestError('conflict', 'Nobody answers in this chat yet. Join it first.');
  }
  return chat;
}

/** Takes a waiting chat, and notes it where it was taken now. */
async function takeAs(transaction: Queries, chat: ChatRow, staffId: string): Promise<boolean> {
  const isTaken = await take(transaction, chat, staffId);
  if (isTaken) await noteChat(transaction, staffId, 'join', chat.id);
  return isTaken;
}

const noteChat = (transaction: Queries, actorId: string, deed: string, subject: string) =>
  recordAudit(transaction, { actorId, action: `chat.${deed}`, subject });

/** Tells a visitor of an answer, in their browsers and, as far as they have one, their account. */
async function tellOfReply(transaction: Queries, chat: ChatRow, reply: MessageRow) {
  await pushReplyLater(transaction, chat, reply);
  if (chat.userId === null) return;
  await mailReplyLater(transaction, chat, reply);
  const language = await accountLanguage(transaction, chat.userId, chat.language);
  const { notification: title, picture } = messagesIn(language).chats;
  await notify(transaction, {
    userId: chat.userId,
    eventKey: `chat-reply:${reply.id}`,
    kind: 'chat_reply',
    title,
    body: Array.from(reply.content || picture)
      .slice(0, excerptLength)
      .join(''),
  });
}

/** The staff's side of the live chat. */
export function staffChatHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  documents: Documents,
  bus: ChatBus,
): Handlers['staffChats'] {
  const { db } = database;
  const { keys } = documents;

  /** Stores what one of the staff answers; whoever answers first in a waiting chat takes it. */
  const reply = (message: NewMessage & { senderId: string }) =>
    db.transaction(async (transaction) => {
      const chat = await lockChat(transaction, message.chatId);
      if (!chat) throw notFound('This chat');
      const before = await findSent(transaction, message);
      if (before) return { row: before, isNew: false, isTaken: false };
      if (chat.status === 'closed') throw closedChat();
      await refuseColleagues(transaction, chat, message.senderId);
      const isTaken = await takeAs(transaction, chat, message.senderId);
      const row = await addMessage(transaction, message);
      await tellOfReply(transaction, chat, row);
      return { row, isNew: true, isTaken };
    });

  const publishJoin = async (chatId: string) =>
    bus.publish({ type: 'joined', chatId, ...(await readAnswerer(db, chatId)) });

  async function tell({ row, isNew, isTaken }: Awaited<ReturnType<typeof reply>>) {
    const message = toStaffMessage(row, keys);
    const { chatId } = row;
    if (isTaken) await publishJoin(chatId);
    if (isNew) bus.publish({ type: 'message', chatId, message });
    return { message };
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

    async sendMessage({ caller, params: { id }, body: { content, clientId } }) {
      const sender = { senderType: 'admin', senderId: signedIn(caller).userId } as const;
      return tell(await reply({ chatId: id, ...sender, content, clientId }));
    },

    async sendPicture({ caller, params: { id }, body: { picture: file, clientId } }) {
      const { userId } = signedIn(caller);
      const [chat] = await db.select().from(chats).where(eq(chats.id, id));
      if (!chat) throw notFound('This chat');
      const sender = { senderType: 'admin', senderId: userId } as const;
      const message = { chatId: id, ...sender, content: '', clientId };
      // Before the work that a picture takes.
      const before = await findSent(db, message);
      if (before) return tell({ row: before, isNew: false, isTaken: false });
      if (chat.status === 'closed') throw closedChat();
      await refuseColleagues(db, chat, userId);
      await countStaffsPicture(db, userId);
      return tell(await storePicture(documents, file, (picture) => reply({ ...message, picture })));
    },

    async close({ caller, params: { id } }) {
      const who = signedIn(caller);
      const { chat, isClosed } = await db.transaction(async (transaction) => {
        const found = await lockChat(transaction, id);
        if (!found) throw notFound('This chat');
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
        return handOver(transaction, chat, await findColleague(transaction, staffId));
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
      if (time && time.getTime() <= Date.now()) throw pastTime();
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

    async addNote({ caller, params: { id }, body: { content, clientId } }) {
      const authorId = signedIn(caller).userId;
      const { note, isNew } = await db.transaction(async (transaction) => {
        if (!(await lockChat(transaction, id))) throw notFound('This chat');
        const added = await addNote(transaction, { chatId: id, authorId, content, clientId });
        if (added.isNew) await noteChat(transaction, authorId, 'note', id);
        return added;
      });
      if (isNew) bus.publish({ type: 'note', chatId: id, note });
      return { note };
    },
  };
}
