import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { insertUser } from '../../../test/rows.ts';
import type { Caller } from '../../http/calls/call.ts';
import { chats } from '../../schema.ts';
import { createId } from '../../platform/id.ts';
import {
  findReadable,
  lockAsVisitor,
  lockChat,
  refuseUnreadable,
  sideOf,
  type Credentials,
} from './chat-access.ts';
import { messages } from './messages.ts';
import { hashVisitorToken } from './visitor-token.ts';

const caller = (role: Caller['role'], userId = 'somebody'): Credentials => ({
  caller: { userId, role, sessionId: 's1' },
  visitorToken: undefined,
});
const token = (visitorToken: string | undefined): Credentials => ({
  caller: undefined,
  visitorToken,
});

describeEachDatabase('a chat', (get) => {
  const db = () => get().database.db;

  async function insertChat(userId: string | null, visitorToken: string) {
    const [chat] = await db()
      .insert(chats)
      .values({
        id: createId(),
        name: 'Rahima',
        phone: '+8801712345678',
        visitorTokenHash: hashVisitorToken(visitorToken),
        userId,
      })
      .returning();
    if (!chat) throw new Error('the chat was not stored');
    return chat;
  }
  /** The rights of a person in a chat: reading it, and the side on which they write. */
  async function may(chat: typeof chats.$inferSelect, credentials: Credentials) {
    const readable = await findReadable(db(), chat.id, credentials);
    const writable = await db().transaction((transaction) =>
      lockAsVisitor(transaction, chat.id, credentials),
    );
    if (writable) expect(writable).toEqual(chat);
    if (!readable) return writable ? 'write' : 'nothing';
    expect(readable).toEqual(chat);
    return `${await sideOf(db(), chat, credentials)}${writable ? ' writes' : ' reads'}`;
  }

  it('is its visitor’s by its token, its customer’s by their session, and open to all staff', async () => {
    const customer = await insertUser(db());
    const chat = await insertChat(customer, 'secret');
    expect(await may(chat, token('secret'))).toBe('customer writes');
    expect(await may(chat, caller('customer', customer))).toBe('customer writes');
    for (const role of ['agent', 'editor', 'owner'] as const) {
      expect(await may(chat, caller(role))).toBe('admin reads');
      expect(await may(chat, caller(role, customer))).toBe('customer writes');
    }
  });

  it('is nothing to who shows another token, another session or none', async () => {
    const chat = await insertChat(await insertUser(db()), 'secret');
    for (const credentials of [
      token('other'),
      token(''),
      token(chat.visitorTokenHash),
      token(undefined),
      caller('customer'),
    ]) {
      expect(await may(chat, credentials)).toBe('nothing');
    }
  });

  it('of a guest is not that of everybody who is not signed in', async () => {
    const chat = await insertChat(null, 'secret');
    expect(await may(chat, token(undefined))).toBe('nothing');
    expect(await may(chat, caller('customer'))).toBe('nothing');
    expect(await may(chat, token('secret'))).toBe('customer writes');
  });

  it('that is not there is nobody’s', async () => {
    expect(await findReadable(db(), 'none', caller('owner'))).toBeUndefined();
    await db().transaction(async (transaction) => {
      expect(await lockChat(transaction, 'none')).toBeUndefined();
      expect(await lockAsVisitor(transaction, 'none', token('secret'))).toBeUndefined();
    });
  });

  it('is refused to who shows nothing, and from an address that guesses on, even that', async () => {
    const refuse = (address: string) => refuseUnreadable(db(), address);
    for (let tries = 0; tries < 120; tries += 1) {
      await expect(refuse('10.0.0.1')).rejects.toMatchObject({
        code: 'not_found',
        message: messages.chatNotFound.en,
      });
    }
    await expect(refuse('10.0.0.1')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(refuse('10.0.0.2')).rejects.toMatchObject({ code: 'not_found' });
  });
});
