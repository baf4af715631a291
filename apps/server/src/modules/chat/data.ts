import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { after, batch, inBatches } from '../../platform/database/in-batches.ts';
import type { Queries } from '../../platform/database/open.ts';
import { toJsonList } from '../../platform/json-list.ts';
import { filesOfPictures, type KeptPicture } from '../../platform/kept-picture.ts';
import type { ModuleData } from '../../platform/module-data.ts';
import { removeFilesLater } from '../files/sweep-documents.ts';
import { readRating } from './chat-ratings.ts';
import { chatMessages, chatNotes, chatRatings, chats } from './schema.ts';

/** A chat of a person, and what it is called in the archive. */
const eachChatOf = (db: Queries, userId: string) =>
  inBatches<typeof chats.$inferSelect>((last) =>
    db
      .select()
      .from(chats)
      .where(and(eq(chats.userId, userId), after(chats.id, last?.id)))
      .orderBy(asc(chats.id))
      .limit(batch),
  );

const rowsOfMessages = (db: Queries, chatId: string) =>
  inBatches<typeof chatMessages.$inferSelect>((last) =>
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), after(chatMessages.sequence, last?.sequence)))
      .orderBy(asc(chatMessages.sequence))
      .limit(batch),
  );

const nameOfPicture = (chatId: string, sequence: number) =>
  `chats/${chatId}/${String(sequence)}.webp`;

/** What was said in a chat; who of the staff said it is not told, as in the chat itself. */
async function* eachMessage(db: Queries, chatId: string) {
  for await (const row of rowsOfMessages(db, chatId)) {
    const { sequence, senderType, content, createdAt, attachmentKey: key } = row;
    const picture = key === null ? undefined : nameOfPicture(chatId, sequence);
    const from = senderType === 'customer' ? 'you' : 'staff';
    yield omitNullish({ sequence, from, content, createdAt, picture });
  }
}

async function* eachPicture(db: Queries, chatId: string): AsyncGenerator<KeptPicture> {
  for await (const { attachmentKey: key, sequence, createdAt } of rowsOfMessages(db, chatId)) {
    if (key !== null) yield { key, name: nameOfPicture(chatId, sequence), createdAt };
  }
}

async function* toJsonChat(chat: object, messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `{ "chat": ${JSON.stringify(chat, null, 2)},\n"messages": `;
  yield* toJsonList(messages);
  yield '}\n';
}

/** Conversations go with the person. */
export const chatData: ModuleData = {
  personal: {
    tables: {
      'in the archive': [chatMessages, chatRatings, chats],
      'of staff alone': [chatNotes],
    },
    export: {
      async *files(db, { userId }, pictures) {
        for await (const row of eachChatOf(db, userId)) {
          const { id, status, name, phone, page, serviceId, createdAt, closedAt } = row;
          const known = omitNullish({
            ...{ id, status, name, phone, page, serviceId, createdAt, closedAt },
          });
          const chat = { ...known, ...(await readRating(db, id)) };
          yield { name: `chats/${id}.json`, input: toJsonChat(chat, eachMessage(db, id)) };
          yield* filesOfPictures(eachPicture(db, id), pictures);
        }
      },
    },
    async erase(transaction, { userId }) {
      const pictures = await transaction
        .select({ key: chatMessages.attachmentKey })
        .from(chatMessages)
        .innerJoin(chats, eq(chats.id, chatMessages.chatId))
        .where(and(eq(chats.userId, userId), isNotNull(chatMessages.attachmentKey)));
      const keys = pictures.flatMap(({ key }) => key ?? []);
      await removeFilesLater(transaction, `person:${userId}:chats`, keys);
      await transaction.delete(chats).where(eq(chats.userId, userId));
    },
  },
};
