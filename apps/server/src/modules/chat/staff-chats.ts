import { and, asc, count, desc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { chatMessages, chats, users } from '../../platform/database/schema/index.ts';
import { toSearch } from '../catalogue/search.ts';
import { notify } from '../notifications/notify.ts';
import { lockChat } from './chat-access.ts';
import { toChat, toMessage, toStaffChat, type ChatRow } from './chat-answers.ts';
import type { ChatBus } from './chat-bus.ts';
import { addMessage, findSent } from './chat-messages.ts';
import { closedChat } from './chats.ts';

/** How much of a message a notification shows, in characters. */
const excerptLength = 200;

function orderOf(sort: string | undefined, status: string | undefined): SQL[] {
  const orders: Record<string, SQL> = {
    createdAt: asc(chats.createdAt),
    '-createdAt': desc(chats.createdAt),
    updatedAt: asc(chats.updatedAt),
    '-updatedAt': desc(chats.updatedAt),
  };
  // Who has waited longest comes first.
  const usual = status === 'waiting' ? asc(chats.createdAt) : desc(chats.updatedAt);
  return [orders[sort ?? ''] ?? usual, asc(chats.id)];
}

function listed(db: Queries) {
  return db
    .select({ chat: chats, staffName: users.name, lastMessage: chatMessages })
    .from(chats)
    .leftJoin(users, eq(users.id, chats.staffId))
    .leftJoin(
      chatMessages,
      and(eq(chatMessages.chatId, chats.id), eq(chatMessages.sequence, chats.lastSequence)),
    );
}

/** The staff's side of the live chat. */
export function staffChatHandlers(
  { db }: Pick<Database, 'db'>,
  bus: ChatBus,
): Handlers['adminChats'] {
  /** Takes a waiting chat; whoever has it already keeps it. @returns whether it was taken now. */
  async function take(transaction: Queries, chat: ChatRow, userId: string): Promise<boolean> {
    if (chat.status !== 'waiting') return false;
    await transaction
      .update(chats)
      .set({ status: 'assigned', staffId: userId })
      .where(eq(chats.id, chat.id));
    return true;
  }

  return {
    async list({ caller, query: { page, limit, search, status, mine, sort } }) {
      const found = toSearch(search);
      const where = and(
        status && eq(chats.status, status),
        mine ? eq(chats.staffId, signedIn(caller).userId) : undefined,
        found &&
          or(like(sql`lower(${chats.name})`, found.pattern), like(chats.phone, found.pattern)),
      );
      const rows = await listed(db)
        .where(where)
        .orderBy(...orderOf(sort, status))
        .limit(limit)
        .offset((page - 1) * limit);
      const [counted] = await db.select({ total: count() }).from(chats).where(where);
      const total = counted?.total ?? 0;
      return {
        data: rows.map(({ chat, staffName, lastMessage }) =>
          toStaffChat(chat, staffName, lastMessage),
        ),
        pagination: { page, limit, total, hasNext: page * limit < total },
      };
    },

    async join({ caller, params: { id } }) {
      const { userId } = signedIn(caller);
      const isTaken = await db.transaction(async (transaction) => {
        const chat = await lockChat(transaction, id);
        if (!chat) throw notFound('This chat');
        if (chat.status === 'closed') throw closedChat();
        const isOthers = chat.status === 'assigned' && ![null, userId].includes(chat.staffId);
        if (isOthers) throw new RequestError('conflict', 'Somebody else answers in this chat.');
        return take(transaction, chat, userId);
      });
      if (isTaken) bus.publish({ type: 'joined', chatId: id });
      const [row] = await listed(db).where(eq(chats.id, id));
      if (!row) throw notFound('This chat');
      return { chat: toStaffChat(row.chat, row.staffName, row.lastMessage) };
    },

    async sendMessage({ caller, params: { id }, body }) {
      const { userId } = signedIn(caller);
      const { row, isNew, isTaken } = await db.transaction(async (transaction) => {
        const chat = await lockChat(transaction, id);
        if (!chat) throw notFound('This chat');
        const message = {
          chatId: id,
          senderType: 'admin',
          senderId: userId,
          content: body.content,
          clientId: body.clientId,
        } as const;
        const before = await findSent(transaction, message);
        if (before) return { row: before, isNew: false, isTaken: false };
        if (chat.status === 'closed') throw closedChat();
        const taken = await take(transaction, chat, userId);
        const added = await addMessage(transaction, message);
        if (chat.userId !== null) {
          await notify(transaction, {
            userId: chat.userId,
            eventKey: `chat-reply:${added.id}`,
            kind: 'chat_reply',
            title: 'New message in your chat',
            body: Array.from(added.content).slice(0, excerptLength).join(''),
          });
        }
        return { row: added, isNew: true, isTaken: taken };
      });
      const message = toMessage(row);
      if (isTaken) bus.publish({ type: 'joined', chatId: id });
      if (isNew) bus.publish({ type: 'message', chatId: id, message });
      return { message };
    },

    async close({ params: { id } }) {
      const { chat, isClosed } = await db.transaction(async (transaction) => {
        const found = await lockChat(transaction, id);
        if (!found) throw notFound('This chat');
        if (found.status === 'closed') return { chat: found, isClosed: false };
        const [closed] = await transaction
          .update(chats)
          .set({ status: 'closed', closedAt: new Date() })
          .where(eq(chats.id, id))
          .returning();
        return { chat: closed ?? found, isClosed: true };
      });
      if (isClosed) bus.publish({ type: 'closed', chatId: id });
      return { chat: toChat(chat) };
    },
  };
}
