import type { ClientSocketEvents, StaffChat } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { createChatBus, type ChatNews } from '../../src/modules/chat/chat-bus.ts';
import { returnUnanswered, wakeSnoozed } from '../../src/modules/chat-staff/chats-that-return.ts';
import { chats, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { eventually, join, listen, openingSockets, watch } from './chat-lines.ts';
import { callAsVisitor, signInStaff, startChat, type StartedChat } from './chat-people.ts';
import { callApi } from './people.ts';

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

describeApp('staff put chats off', (get) => {
  let staffToken: string;
  const { open } = openingSockets(get);
  beforeAll(async () => {
    staffToken = await signInStaff(get());
    await get()
      .database.db.insert(users)
      .values({ id: 'colleague', name: 'Nasrin', email: 'nasrin@example.com', role: 'agent' });
  });

  const onChat = (chat: StartedChat, action: string, payload: object = {}, token = staffToken) =>
    callApi(get(), 'POST', `/admin/chats/${chat.id}/${action}`, { token, payload });
  const read = async (chat: StartedChat) =>
    (await callApi(get(), 'GET', `/admin/chats/${chat.id}`, { token: staffToken })).json<{
      chat: StaffChat;
    }>().chat;
  const write = (chat: StartedChat, content: string) =>
    callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
      content,
    });
  const set = (chat: StartedChat, fields: Partial<typeof chats.$inferInsert>) =>
    get().database.db.update(chats).set(fields).where(eq(chats.id, chat.id));
  const past = () => new Date(Date.now() - 60_000);
  async function startOwn(): Promise<StartedChat> {
    const chat = await startChat(get());
    await onChat(chat, 'join');
    return chat;
  }
  /** Lets the times come that are due. @returns the news of it. */
  async function returnDue(): Promise<ChatNews[]> {
    const bus = createChatBus();
    const news: ChatNews[] = [];
    bus.subscribe((one) => void news.push(one));
    await wakeSnoozed(get().database.db, bus);
    await returnUnanswered(get().database.db, bus);
    return news;
  }

  it('that are theirs, until a time that is still to come, and take it back', async () => {
    const chat = await startOwn();
    const until = inAnHour();
    const snoozed = await onChat(chat, 'snooze', { until });
    expect(snoozed.json()).toMatchObject({ chat: { status: 'assigned', snoozedUntil: until } });
    expect(await returnDue()).toEqual([]);
    const late = await onChat(chat, 'snooze', { until: past().toISOString() });
    expect(late.json()).toMatchObject({
      code: 'validation_failed',
      fields: { until: expect.any(String) as string },
    });
    expect((await read(chat)).snoozedUntil).toBe(until);
    await onChat(chat, 'snooze');
    const woken = await read(chat);
    expect(woken.snoozedUntil).toBeUndefined();
    expect(woken.isMarkedUnread).toBeUndefined();
  });

  it('and mark them, unless a colleague answers, nobody does or they are over', async () => {
    const colleagues = await createSession(get().database.db, 'colleague');
    const waiting = await startChat(get());
    const chat = await startOwn();
    for (const [action, payload] of [
      ['snooze', { until: inAnHour() }],
      ['unread', { isUnread: true }],
    ] as const) {
      expect((await onChat(waiting, action, payload)).json()).toMatchObject({
        code: 'conflict',
        message: 'Nobody answers in this chat yet. Join it first.',
      });
      expect((await onChat(chat, action, payload, colleagues)).json()).toMatchObject({
        code: 'conflict',
      });
    }
    await onChat(chat, 'close');
    for (const [action, payload] of [
      ['snooze', { until: inAnHour() }],
      ['unread', { isUnread: true }],
    ] as const) {
      expect((await onChat(chat, action, payload)).json()).toMatchObject({ code: 'chat_closed' });
    }
  });

  it('and get them back as unread when the time has come, with the whole time for an answer', async () => {
    const chat = await startOwn();
    await set(chat, { snoozedUntil: past(), unansweredSince: new Date(Date.now() - 86_400_000) });
    const news = await returnDue();
    expect(news).toEqual([{ type: 'changed', chatId: chat.id }]);
    const back = await read(chat);
    expect(back).toMatchObject({ status: 'assigned', isMarkedUnread: true });
    expect(back.snoozedUntil).toBeUndefined();
    expect(Date.parse(back.unansweredSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await returnDue()).toEqual([]);
  });

  it('and keep them although the visitor waits, until then', async () => {
    const chat = await startOwn();
    const longAgo = new Date(Date.now() - 86_400_000);
    await onChat(chat, 'snooze', { until: inAnHour() });
    await set(chat, { unansweredSince: longAgo });
    expect(await returnDue()).toEqual([]);
    await set(chat, { snoozedUntil: null });
    expect(await returnDue()).toEqual([{ type: 'returned', chatId: chat.id }]);
  });

  it('and hear of them as soon as the visitor writes; who answers puts them off still', async () => {
    const chat = await startOwn();
    const staffSocket = open({ auth: { token: staffToken } });
    const told: StaffChat[] = [];
    staffSocket.on('staff:chat', (payload) => told.push(payload.chat));
    await watch(staffSocket);
    const until = inAnHour();
    await onChat(chat, 'snooze', { until });
    await onChat(chat, 'messages', { content: 'I will ask, and come back' });
    expect((await read(chat)).snoozedUntil).toBe(until);
    await write(chat, 'One more thing');
    await eventually(() => {
      const last = told.findLast(({ _id }) => _id === chat.id);
      expect(last).toMatchObject({ lastMessage: { content: 'One more thing' } });
      expect(last?.snoozedUntil).toBeUndefined();
    });
  });

  it.each([
    ['taken over', 'hand-over', { staffId: 'colleague' }, 'assigned'],
    ['given back', 'return', {}, 'waiting'],
    ['closed', 'close', {}, 'closed'],
  ] as const)(
    'and a chat that is %s is put off and marked no more',
    async (_how, action, payload, status) => {
      const chat = await startOwn();
      await onChat(chat, 'unread', { isUnread: true });
      await onChat(chat, 'snooze', { until: inAnHour() });
      await set(chat, { isMarkedUnread: true });
      await onChat(chat, action, payload);
      const after = await read(chat);
      expect(after.status).toBe(status);
      expect(after.snoozedUntil).toBeUndefined();
      expect(after.isMarkedUnread).toBeUndefined();
    },
  );

  it('and mark them as unread, which changes nothing that visitors know', async () => {
    const chat = await startOwn();
    const socket = open();
    const payload: Parameters<ClientSocketEvents['join']>[0] = {
      chatId: chat.id,
      visitorToken: chat.visitorToken,
      after: 10_000,
    };
    await join(socket, payload);
    const visitor = listen(socket);
    const { updatedAt } = await read(chat);
    const marked = await onChat(chat, 'unread', { isUnread: true });
    expect(marked.json()).toMatchObject({ chat: { isMarkedUnread: true, updatedAt } });
    const seen = await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken);
    expect(seen.body).not.toContain('nread');
    await onChat(chat, 'unread', { isUnread: false });
    expect((await read(chat)).isMarkedUnread).toBeUndefined();
    await onChat(chat, 'messages', { content: 'the end' });
    await eventually(() => expect(visitor.contents()).toBe('the end'));
    expect(visitor.heard.map(({ event }) => event)).toEqual(['message:new']);
  });
});
