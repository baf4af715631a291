import type { ChatMessage, LeftAction, ReplyActions, StaffChat } from '@pothik/contract';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { auditLog, chats, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import {
  callAsVisitor,
  messagesOf,
  signInStaff,
  startChat,
  type StartedChat,
} from './chat-people.ts';
import { callApi } from './people.ts';

describeApp('a reply with actions', (get) => {
  let token: string;
  let colleague: string;
  beforeAll(async () => {
    token = await signInStaff(get());
    const { db } = get().database;
    await db
      .insert(users)
      .values({ id: 'colleague', name: 'Nasrin', email: 'nasrin@example.com', role: 'agent' });
    colleague = await createSession(db, 'colleague');
  });

  const on = (chat: StartedChat, action: string, payload: object, as = token) =>
    callApi(get(), 'POST', `/admin/chats/${chat.id}/${action}`, { token: as, payload });
  async function send(chat: StartedChat, actions: ReplyActions, more: object = {}) {
    const answer = await on(chat, 'messages', { content: 'Bring your visa.', actions, ...more });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ message: ChatMessage; left?: LeftAction[] }>();
  }
  const read = async ({ id }: StartedChat) =>
    (await callApi(get(), 'GET', `/admin/chats/${id}`, { token })).json<{
      chat: StaffChat;
      messages: ChatMessage[];
    }>();
  const write = (chat: StartedChat, content: string) =>
    callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
      content,
    });
  async function logged({ id }: StartedChat) {
    const rows = await get()
      .database.db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, id), like(auditLog.action, 'chat.%')))
      .orderBy(asc(auditLog.createdAt), asc(auditLog.id));
    return rows.map(({ action, details }) => [action, details?.words].filter(Boolean).join(' '));
  }
  const readAsVisitor = (chat: StartedChat) =>
    callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken);

  it('sends, takes the chat, tags and closes it in one, each noted as when done by hand', async () => {
    const chat = await startChat(get());
    const answer = await send(chat, { tags: ['Visa', 'ভিসা'], assignToMe: true, close: true });
    expect(answer.left).toBeUndefined();
    expect((await read(chat)).chat).toMatchObject({
      status: 'closed',
      tags: ['Visa', 'ভিসা'],
      staff: { name: expect.any(String) as string },
    });
    expect((await logged(chat)).sort()).toEqual(
      ['chat.join', 'chat.tag Visa', 'chat.tag ভিসা', 'chat.close'].sort(),
    );
    const seen = await readAsVisitor(chat);
    expect(messagesOf(seen).at(-1)?.content).toBe('Bring your visa.');
    expect(seen.body).not.toContain('"Visa"');
  });

  it('without any does what a reply has always done', async () => {
    const chat = await startChat(get());
    await send(chat, {});
    expect((await read(chat)).chat).toMatchObject({ status: 'assigned' });
    expect((await read(chat)).chat.tags).toBeUndefined();
    expect(await logged(chat)).toEqual(['chat.join']);
  });

  it('that is sent twice is sent and done once', async () => {
    const chat = await startChat(get());
    const twice = await Promise.all([
      send(chat, { tags: ['Visa'], close: true }, { clientId: 'k1' }),
      send(chat, { tags: ['Visa'], close: true }, { clientId: 'k1' }),
    ]);
    expect(new Set(twice.map(({ message }) => message._id)).size).toBe(1);
    expect(twice.flatMap(({ left = [] }) => left)).toEqual([]);
    expect((await logged(chat)).sort()).toEqual(['chat.close', 'chat.join', 'chat.tag Visa']);
  });

  it('is not sent where one of the actions fails, and nothing is done', async () => {
    const { db } = get().database;
    const chat = await startChat(get());
    await db.execute(sql`create function refuse_closing() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await db.execute(sql`create trigger refuse_closing before insert on audit_log for each row
      when (new.action = 'chat.close') execute function refuse_closing()`);
    const answer = await on(chat, 'messages', {
      content: 'Bring your visa.',
      actions: { tags: ['Visa'], close: true },
    });
    await db.execute(sql`drop trigger refuse_closing on audit_log`);
    expect(answer.statusCode).toBe(500);
    const after = await read(chat);
    expect(after.messages).toHaveLength(1);
    expect(after.chat.status).toBe('waiting');
    expect(after.chat.tags).toBeUndefined();
    expect(await logged(chat)).toEqual([]);
  });

  it('does nothing where the message is refused', async () => {
    const chat = await startChat(get());
    await on(chat, 'join', {}, colleague);
    const refused = await on(chat, 'messages', { content: 'Hi', actions: { tags: ['Visa'] } });
    expect(refused.json()).toMatchObject({ code: 'conflict' });
    await on(chat, 'close', {}, colleague);
    const closed = await on(chat, 'messages', { content: 'Hi', actions: { tags: ['Visa'] } });
    expect(closed.json()).toMatchObject({ code: 'chat_closed' });
    expect((await read(chat)).chat.tags).toBeUndefined();
  });

  it('leaves what a colleague has done meanwhile, says so, and does the rest', async () => {
    const chat = await startChat(get());
    await on(chat, 'join', {});
    await on(chat, 'tags', { tag: 'VISA', isSet: true }, colleague);
    await on(chat, 'return', {});
    const { left } = await send(chat, { tags: ['visa', 'Oman'], assignToMe: true });
    expect(left).toEqual([{ action: 'tag', tag: 'visa', reason: 'already' }]);
    expect((await read(chat)).chat).toMatchObject({ status: 'assigned', tags: ['VISA', 'Oman'] });
  });

  it('does not close over what the visitor has written meanwhile', async () => {
    const chat = await startChat(get());
    await on(chat, 'join', {});
    await write(chat, 'And one more question!');
    const { left } = await send(chat, { tags: ['Visa'], close: true }, { seen: 1 });
    expect(left).toEqual([{ action: 'close', reason: 'unread' }]);
    expect((await read(chat)).chat).toMatchObject({ status: 'assigned', tags: ['Visa'] });
    expect((await send(chat, { close: true }, { seen: 2 })).left).toBeUndefined();
    expect((await read(chat)).chat.status).toBe('closed');
  });

  it('adds as many tags as there is room for', async () => {
    const chat = await startChat(get());
    const tags = Array.from({ length: 19 }, (_, index) => `t${String(index)}`);
    await get().database.db.update(chats).set({ tags }).where(eq(chats.id, chat.id));
    const { left } = await send(chat, { tags: ['Visa', 'Oman'] });
    expect(left).toEqual([{ action: 'tag', tag: 'Oman', reason: 'full' }]);
    expect((await on(chat, 'tags', { tag: 'Oman', isSet: true })).json()).toMatchObject({
      code: 'conflict',
    });
  });

  it('tags by hand as well, and takes a tag off, each once', async () => {
    const chat = await startChat(get());
    for (const isSet of [true, true, false, false]) {
      const answer = await on(chat, 'tags', { tag: ' Visa ', isSet });
      const { tags } = answer.json<{ chat: StaffChat }>().chat;
      expect(tags).toEqual(isSet ? ['Visa'] : undefined);
    }
    expect((await logged(chat)).sort()).toEqual(['chat.tag Visa', 'chat.untag Visa']);
    expect((await on({ ...chat, id: 'none' }, 'tags', { tag: 'x', isSet: true })).statusCode).toBe(
      404,
    );
  });

  it('is kept with its actions among the canned replies', async () => {
    const path = '/admin/canned-replies';
    const bring = {
      shortcut: 'bring',
      text: 'Bring your visa.',
      actions: { tags: ['Visa'], assignToMe: true, close: true },
    };
    const payload = { version: 0, replies: [bring] };
    expect((await callApi(get(), 'PUT', path, { token, payload })).statusCode).toBe(200);
    const answer = await callApi(get(), 'GET', path, { token });
    expect(answer.json()).toMatchObject({ data: { version: 1, replies: [bring] } });
  });
});
