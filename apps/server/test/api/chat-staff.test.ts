import type { Chat, ChatMessage, ChatNote, ClientSocketEvents, StaffChat } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { beforeAll, expect, it } from 'vitest';
import { endSession } from '../../src/modules/auth/sessions.ts';
import { createSession } from '../sessions.ts';
import { createChatBus, type ChatNews } from '../../src/modules/chat/chat-bus.ts';
import { returnUnanswered } from '../../src/modules/chat-staff/chats-that-return.ts';
import { chats, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import {
  eventually,
  haveHeard,
  join,
  listen,
  openingSockets,
  watch,
  type TestSocket,
} from './chat-lines.ts';
import { callAsVisitor, signInStaff, startChat, type StartedChat } from './chat-people.ts';
import { callApi, register } from './people.ts';

describeApp('staff in the chat', (get) => {
  let staffToken: string;
  const { open } = openingSockets(get);
  beforeAll(async () => {
    staffToken = await signInStaff(get());
    await get()
      .database.db.insert(users)
      .values({ id: 'colleague', name: 'Nasrin', email: 'nasrin@example.com', role: 'agent' });
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    callApi(get(), method, path, { token: staffToken, ...(payload ? { payload } : {}) });
  const onChat = (chat: StartedChat, action: string, payload?: object) =>
    call('POST', `/admin/chats/${chat.id}/${action}`, payload);
  const read = async (chat: StartedChat) =>
    (await call('GET', `/admin/chats/${chat.id}`)).json<{
      chat: StaffChat;
      messages: ChatMessage[];
      notes: ChatNote[];
    }>();
  const write = (chat: StartedChat, content: string) =>
    callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
      content,
    });

  const openAsStaff = () => open({ auth: { token: staffToken } });
  async function openAsVisitor(chat: StartedChat): Promise<TestSocket> {
    const socket = open();
    await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 10_000 });
    return socket;
  }

  it('hear of every chat that begins or changes, and nobody else does', async () => {
    const customer = await register(get());
    const staffSocket = openAsStaff();
    const told: StaffChat[] = [];
    staffSocket.on('staff:chat', ({ chat }) => told.push(chat));
    expect(await watch(staffSocket)).toEqual({ success: true });
    const outside = [
      open(),
      open({ auth: { token: customer.token } }),
      open({ auth: { token: 'x' } }),
    ];
    const heard = outside.map((socket) => listen(socket).heard);
    for (const socket of outside) {
      expect(await watch(socket)).toEqual({ success: false, code: 'forbidden' });
    }

    const chat = await startChat(get(), { token: customer.token, language: 'bn' });
    const last = () => told.findLast(({ _id }) => _id === chat.id);
    await eventually(() =>
      expect(last()).toMatchObject({
        status: 'waiting',
        email: customer.email,
        language: 'bn',
        unread: 1,
        lastSequence: 1,
        lastMessage: { content: 'Is it open?' },
      }),
    );
    await onChat(chat, 'join');
    await eventually(() => expect(last()).toMatchObject({ status: 'assigned' }));
    await write(chat, 'Hello?');
    await eventually(() => expect(last()).toMatchObject({ unread: 2 }));
    await onChat(chat, 'close');
    await eventually(() => expect(last()).toMatchObject({ status: 'closed' }));
    expect(last()?.unansweredSince).toBeUndefined();
    await haveHeard(...outside);
    expect(heard).toEqual([[], [], []]);
  });

  it('stop hearing when their session ends or they are staff no more, and may come back', async () => {
    const { db } = get().database;
    await db
      .insert(users)
      .values({ id: 'leaver', name: 'Leaver', email: 'leaver@example.com', role: 'agent' });
    const first = await createSession(db, 'leaver');
    const second = await createSession(db, 'leaver');
    const signedOut = open({ auth: { token: first } });
    const demoted = open({ auth: { token: second } });
    const staying = openAsStaff();
    for (const socket of [signedOut, demoted, staying]) await watch(socket);
    await endSession(db, first);
    await eventually(() => expect(signedOut.connected).toBe(false));
    expect(demoted.connected).toBe(true);
    await db.update(users).set({ role: 'customer' }).where(eq(users.id, 'leaver'));
    await eventually(() => expect(demoted.connected).toBe(false));
    expect(staying.connected).toBe(true);
    const again = open({ auth: { token: second } });
    expect(await watch(again)).toEqual({ success: false, code: 'forbidden' });
  });

  it('give a chat back to the queue, where it waits since its visitor does', async () => {
    const chat = await startChat(get());
    const visitor = listen(await openAsVisitor(chat));
    await onChat(chat, 'join');
    await onChat(chat, 'messages', { content: 'One moment' });
    expect((await read(chat)).chat.unansweredSince).toBeUndefined();
    await write(chat, 'I wait');
    const { unansweredSince } = (await read(chat)).chat;
    expect(unansweredSince).toBeDefined();
    const returned = await onChat(chat, 'return');
    expect(returned.json()).toMatchObject({ chat: { status: 'waiting', unansweredSince } });
    expect(returned.json<{ chat: StaffChat }>().chat.staff).toBeUndefined();
    expect((await onChat(chat, 'return')).statusCode).toBe(200);
    expect((await onChat(chat, 'join')).json()).toMatchObject({ chat: { status: 'assigned' } });
    await eventually(() => expect(visitor.heard.at(-1)).toMatchObject({ event: 'chat:joined' }));
    expect(visitor.heard.filter(({ event }) => event === 'chat:returned')).toHaveLength(1);
    await onChat(chat, 'close');
    expect((await onChat(chat, 'return')).json()).toMatchObject({ code: 'chat_closed' });
  });

  it('hand a chat over to a colleague, and to nobody else', async () => {
    const customer = await register(get());
    const chat = await startChat(get());
    const { colleagues } = (await call('GET', '/admin/chats/colleagues')).json<{
      colleagues: { _id: string; name: string }[];
    }>();
    expect(colleagues).toContainEqual({ _id: 'colleague', name: 'Nasrin' });
    const me = (await call('GET', '/auth/me')).json<{ user: { _id: string } }>().user._id;
    expect(colleagues.some(({ _id }) => _id === me)).toBe(false);

    await onChat(chat, 'join');
    for (const staffId of [customer.id, 'no-such-person']) {
      const answer = await onChat(chat, 'hand-over', { staffId });
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
    expect((await onChat(chat, 'hand-over', { staffId: 'colleague' })).json()).toMatchObject({
      chat: { status: 'assigned', staff: { _id: 'colleague', name: 'Nasrin' } },
    });
    expect((await onChat(chat, 'join')).json()).toMatchObject({ code: 'conflict' });
    const waiting = await startChat(get());
    const visitor = listen(await openAsVisitor(waiting));
    await onChat(waiting, 'hand-over', { staffId: 'colleague' });
    await eventually(() => expect(visitor.heard).toMatchObject([{ event: 'chat:joined' }]));
  });

  it('are named to visitors by their first name alone, with their picture, and so is who comes after', async () => {
    const { db } = get().database;
    const imageUrl = '/api/images/farhana/640.jpg';
    const farhana = { name: 'Farhana Akter Chowdhury', email: 'farhana@example.com' };
    await db.insert(users).values({ id: 'farhana', ...farhana, imageUrl, role: 'agent' });
    const answeredBy = { firstName: 'Farhana', imageUrl };
    const chat = await startChat(get());
    const asVisitor = async () =>
      (await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken)).json<{
        chat: Chat;
      }>().chat;
    const visitor = listen(await openAsVisitor(chat));
    expect(await asVisitor()).not.toHaveProperty('answeredBy');
    await onChat(chat, 'hand-over', { staffId: 'farhana' });
    await eventually(() =>
      expect(visitor.heard).toEqual([{ event: 'chat:joined', chatId: chat.id, answeredBy }]),
    );
    expect((await asVisitor()).answeredBy).toEqual(answeredBy);
    const again = open();
    const late = listen(again);
    await join(again, { chatId: chat.id, visitorToken: chat.visitorToken, after: 10_000 });
    await eventually(() => expect(late.heard).toMatchObject([{ answeredBy }]));

    await onChat(chat, 'hand-over', { staffId: 'colleague' });
    await eventually(() =>
      expect(visitor.heard.at(-1)).toEqual({
        event: 'chat:handed-over',
        chatId: chat.id,
        answeredBy: { firstName: 'Nasrin' },
      }),
    );
    const told = JSON.stringify([visitor.heard, late.heard, await asVisitor()]);
    for (const secret of ['Akter', 'Chowdhury', farhana.email]) expect(told).not.toContain(secret);
    await onChat(chat, 'return');
    expect(await asVisitor()).not.toHaveProperty('answeredBy');
    // An owner who has given no name yet is nobody in particular.
    await onChat(chat, 'join');
    await eventually(() =>
      expect(visitor.heard.at(-1)).toEqual({ event: 'chat:joined', chatId: chat.id }),
    );
  });

  it('hand on nothing of a colleague but to themselves', async () => {
    const { db } = get().database;
    for (const id of ['agent', 'third']) {
      await db
        .insert(users)
        .values({ id, name: id, email: `${id}@example.com`, role: 'agent' })
        .onConflictDoNothing();
    }
    const token = await createSession(db, 'agent');
    const handOver = (chat: StartedChat, staffId: string) =>
      callApi(get(), 'POST', `/admin/chats/${chat.id}/hand-over`, { token, payload: { staffId } });
    const chat = await startChat(get());
    await onChat(chat, 'hand-over', { staffId: 'colleague' });
    expect((await handOver(chat, 'third')).json()).toMatchObject({ code: 'conflict' });
    expect((await read(chat)).chat).toMatchObject({ staff: { _id: 'colleague' } });
    expect((await handOver(chat, 'agent')).statusCode).toBe(200);
    expect((await handOver(chat, 'third')).statusCode).toBe(200);
  });

  it.each(['close', 'return'])(
    'do not %s what a colleague has, before it is taken over',
    async (deed) => {
      const { db } = get().database;
      await db
        .insert(users)
        .values({ id: 'agent', name: 'Agent', email: 'agent@example.com', role: 'agent' })
        .onConflictDoNothing();
      const token = await createSession(db, 'agent');
      const asAgent = (chat: StartedChat, path: string, payload?: object) =>
        callApi(get(), 'POST', `/admin/chats/${chat.id}/${path}`, {
          token,
          ...(payload ? { payload } : {}),
        });
      const chat = await startChat(get());
      await onChat(chat, 'hand-over', { staffId: 'colleague' });
      const refused = await asAgent(chat, deed);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'conflict', message: 'Nasrin answers in this chat.' },
      ]);
      expect((await read(chat)).chat).toMatchObject({
        status: 'assigned',
        staff: { _id: 'colleague' },
      });
      await asAgent(chat, 'hand-over', { staffId: 'agent' });
      expect((await asAgent(chat, deed)).statusCode).toBe(200);
      // What has happened already is no offence.
      expect((await asAgent(chat, deed)).statusCode).toBe(200);

      const waiting = await startChat(get());
      expect((await asAgent(waiting, deed)).statusCode).toBe(200);
      const owners = await startChat(get());
      await onChat(owners, 'hand-over', { staffId: 'colleague' });
      expect((await onChat(owners, deed)).statusCode).toBe(200);
    },
  );

  it('never answer over each other: of two who join at once one is told who has it', async () => {
    const colleague = await createSession(get().database.db, 'colleague');
    const asColleague = (chat: StartedChat, action: string, payload?: object) =>
      callApi(get(), 'POST', `/admin/chats/${chat.id}/${action}`, {
        token: colleague,
        ...(payload ? { payload } : {}),
      });
    const chat = await startChat(get());
    const joined = await Promise.all([onChat(chat, 'join'), asColleague(chat, 'join')]);
    expect(joined.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const holder = (await read(chat)).chat.staff?.name;
    expect(joined.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'conflict',
      message: `${String(holder)} answers in this chat.`,
    });
    const [mine, theirs] = await Promise.all([
      onChat(chat, 'messages', { content: 'mine' }),
      asColleague(chat, 'messages', { content: 'theirs' }),
    ]);
    expect([mine.statusCode, theirs.statusCode].sort()).toEqual([200, 409]);

    const waiting = await startChat(get());
    const first = await Promise.all([
      onChat(waiting, 'messages', { content: 'mine' }),
      asColleague(waiting, 'messages', { content: 'theirs' }),
    ]);
    expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(waiting)).messages).toHaveLength(2);
  });

  it('do not answer in a chat that a colleague has taken over since, until they take it back', async () => {
    const chat = await startChat(get());
    await onChat(chat, 'join');
    const before = { content: 'One moment', clientId: 'before' };
    expect((await onChat(chat, 'messages', before)).statusCode).toBe(200);
    await onChat(chat, 'hand-over', { staffId: 'colleague' });
    const late = await onChat(chat, 'messages', { content: 'Yes, it is', clientId: 'late' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      message: 'Nasrin answers in this chat.',
    });
    // What was said before is said, however often it is sent.
    expect((await onChat(chat, 'messages', before)).statusCode).toBe(200);
    expect((await read(chat)).messages.map(({ content }) => content)).toEqual([
      'Is it open?',
      'One moment',
    ]);
    expect((await onChat(chat, 'notes', { content: 'I know her' })).statusCode).toBe(200);
    const me = (await call('GET', '/auth/me')).json<{ user: { _id: string } }>().user._id;
    await onChat(chat, 'hand-over', { staffId: me });
    const again = await onChat(chat, 'messages', { content: 'Yes, it is', clientId: 'late' });
    expect(again.statusCode).toBe(200);
  });

  it('take over by an answer where the account of whoever held it is gone', async () => {
    const { db } = get().database;
    await db
      .insert(users)
      .values({ id: 'gone', name: 'Gone', email: 'gone@example.com', role: 'agent' });
    const chat = await startChat(get());
    await onChat(chat, 'hand-over', { staffId: 'gone' });
    await db.delete(users).where(eq(users.id, 'gone'));
    expect((await onChat(chat, 'messages', { content: 'I am here' })).statusCode).toBe(200);
    expect((await read(chat)).chat).toMatchObject({ status: 'assigned', staff: {} });
  });

  it('see which colleague wrote each reply, as they were called then, and visitors do not', async () => {
    const { db } = get().database;
    await db
      .insert(users)
      .values({ id: 'writer', name: 'Salma Khatun', email: 'salma@example.com', role: 'agent' });
    const writer = await createSession(db, 'writer');
    const chat = await startChat(get());
    const visitor = listen(await openAsVisitor(chat));
    const staffSocket = openAsStaff();
    await join(staffSocket, { chatId: chat.id });
    const heardByStaff: ChatMessage[] = [];
    staffSocket.on('message:new', ({ message }) => heardByStaff.push(message));
    const sent = await callApi(get(), 'POST', `/admin/chats/${chat.id}/messages`, {
      token: writer,
      payload: { content: 'Yes, it is' },
    });
    const author = { _id: 'writer', name: 'Salma Khatun' };
    expect(sent.json()).toMatchObject({ message: { author } });
    await eventually(() => expect(heardByStaff).toMatchObject([{ content: 'Yes, it is', author }]));
    await eventually(() => expect(visitor.contents()).toBe('Yes, it is'));

    await db.update(users).set({ name: 'Salma Akter' }).where(eq(users.id, 'writer'));
    expect((await read(chat)).messages.at(-1)).toMatchObject({ author });
    expect((await read(chat)).chat.lastMessage).toMatchObject({ author });
    await db.delete(users).where(eq(users.id, 'writer'));
    expect((await read(chat)).messages.at(-1)?.author).toEqual({ name: 'Salma Khatun' });

    const late = listen(await openAsVisitor(chat));
    const again = open();
    const missed = listen(again);
    await join(again, { chatId: chat.id, visitorToken: chat.visitorToken, after: 0 });
    await eventually(() => expect(missed.contents()).toContain('Yes, it is'));
    const asVisitor = await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken);
    const seen = JSON.stringify([visitor.heard, late.heard, missed.heard, asVisitor.json()]);
    expect(seen).not.toContain('Khatun');
    expect(seen).not.toContain('author');
  });

  it('note things for each other that no visitor ever sees', async () => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const visitor = listen(await openAsVisitor(chat));
    const inTheRoom = openAsStaff();
    const overheard = listen(inTheRoom);
    await join(inTheRoom, { chatId: chat.id });
    const watching = openAsStaff();
    const notes: ChatNote[] = [];
    watching.on('staff:note', ({ note }) => notes.push(note));
    await watch(watching);

    const secret = 'Has been refused a visa twice';
    const note = { content: secret, clientId: 'note-1' };
    await onChat(chat, 'notes', note);
    await onChat(chat, 'notes', note);
    await onChat(chat, 'notes', { content: 'Call back', clientId: 'note-2' });
    await eventually(() =>
      expect(notes.map(({ content }) => content)).toEqual([secret, 'Call back']),
    );
    expect((await read(chat)).notes).toEqual(notes);
    expect(notes[0]).toMatchObject({
      chat: chat.id,
      author: { name: expect.any(String) as string },
    });

    await onChat(chat, 'messages', { content: 'the end' });
    await eventually(() => expect(visitor.contents()).toBe('the end'));
    await eventually(() => expect(overheard.contents()).toBe('the end'));
    const seen = [
      (await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken)).body,
      (await callApi(get(), 'GET', `/chats/${chat.id}`, { token: customer.token })).body,
      (await callApi(get(), 'GET', '/users/notifications', { token: customer.token })).body,
      JSON.stringify([visitor.heard, overheard.heard]),
    ];
    for (const text of seen) expect(text).not.toContain('visa twice');
    const { rows } = await get().database.pool.query(
      'select 1 from jobs where payload::text like $1',
      [`%${secret}%`],
    );
    expect(rows).toEqual([]);
  });

  it('and visitors see who types and what was read, in chats that they have joined', async () => {
    const chat = await startChat(get());
    const other = await startChat(get());
    const visitor = await openAsVisitor(chat);
    const staffSocket = openAsStaff();
    await join(staffSocket, { chatId: chat.id });
    const [atVisitor, atStaff] = [listen(visitor), listen(staffSocket)];
    const stranger = await openAsVisitor(other);
    stranger.emit('typing', { chatId: chat.id });
    stranger.emit('seen', { chatId: chat.id, sequence: 1 });
    const raw = visitor as unknown as Socket;
    for (const payload of [undefined, {}, { chatId: chat.id, sequence: -1 }, { chatId: 3 }]) {
      raw.emit('typing', payload === undefined ? payload : { ...payload, chatId: 7 });
      raw.emit('seen', payload);
    }
    await haveHeard(stranger);

    visitor.emit('typing', { chatId: chat.id });
    visitor.emit('typing', { chatId: chat.id });
    await eventually(() =>
      expect(atStaff.heard).toEqual([
        { event: 'chat:typing', chatId: chat.id, senderType: 'customer' },
      ]),
    );
    staffSocket.emit('typing', { chatId: chat.id });
    await onChat(chat, 'messages', { content: 'Yes, it is' });
    visitor.emit('seen', { chatId: chat.id, sequence: 2 });
    visitor.emit('seen', { chatId: chat.id, sequence: 1 });
    staffSocket.emit('seen', { chatId: chat.id, sequence: 100_000 });
    await eventually(async () =>
      expect((await read(chat)).chat).toMatchObject({ seen: { customer: 2, admin: 2 }, unread: 0 }),
    );
    const both = [
      { event: 'chat:seen', senderType: 'customer', sequence: 2 },
      { event: 'chat:seen', senderType: 'admin', sequence: 2 },
    ];
    const seenBy = ({ heard }: typeof atVisitor) =>
      heard.filter(({ event }) => event === 'chat:seen').length;
    await eventually(() => expect([seenBy(atVisitor), seenBy(atStaff)]).toEqual([2, 2]));
    for (const one of both) expect(atVisitor.heard).toContainEqual({ ...one, chatId: chat.id });
    expect(atVisitor.heard.filter(({ event }) => event === 'chat:typing')).toEqual([
      { event: 'chat:typing', chatId: chat.id, senderType: 'admin' },
    ]);
  });

  it('lose a chat that they leave unanswered for too long, and no other', async () => {
    const { db } = get().database;
    await call('PUT', '/admin/settings/chat', { hours: [], awayText: 'Away', returnAfter: 5 });
    const [unanswered, answered, fresh] = [
      await startChat(get()),
      await startChat(get()),
      await startChat(get()),
    ];
    for (const chat of [unanswered, answered, fresh]) await onChat(chat, 'join');
    const longAgo = new Date(Date.now() - 6 * 60_000);
    await db.update(chats).set({ unansweredSince: longAgo }).where(eq(chats.id, unanswered.id));
    await onChat(answered, 'messages', { content: 'Here I am' });

    const bus = createChatBus();
    const news: ChatNews[] = [];
    bus.subscribe((one) => news.push(one));
    await Promise.all([returnUnanswered(db, bus), returnUnanswered(db, bus)]);
    expect(news).toEqual([{ type: 'returned', chatId: unanswered.id }]);
    expect((await read(unanswered)).chat).toMatchObject({
      status: 'waiting',
      unansweredSince: longAgo.toISOString(),
    });
    expect((await read(answered)).chat.status).toBe('assigned');
    expect((await read(fresh)).chat.status).toBe('assigned');
  });

  it('tell visitors how soon they answer, by what they did in the last hours', async () => {
    const { db } = get().database;
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const state = async () =>
      (await callApi(get(), 'GET', '/settings/chat/public')).json<{ data: object }>().data;
    await db.update(chats).set({ createdAt: ago(7 * 60) });
    const answerAfter = async (minutes: number) => {
      const chat = await startChat(get());
      await onChat(chat, 'join');
      await onChat(chat, 'messages', { content: 'Good morning' });
      await db
        .update(chats)
        .set({ createdAt: ago(minutes) })
        .where(eq(chats.id, chat.id));
    };
    await answerAfter(2);
    await answerAfter(39.5);
    // Nobody has answered this one yet.
    await startChat(get());
    expect(await state()).toEqual({ isOpen: true });
    await answerAfter(5.5);
    expect(await state()).toEqual({ isOpen: true, answerMinutes: 6 });
  });

  it('say when they answer, and visitors are told while they do not', async () => {
    const state = async () => (await callApi(get(), 'GET', '/settings/chat/public')).json<object>();
    const put = (payload: object) => call('PUT', '/admin/settings/chat', payload);
    const today = new Date(Date.now() + 6 * 60 * 60_000).getUTCDay();
    const closedToday = [{ day: (today + 3) % 7, opens: '09:00', closes: '18:00' }];
    await put({ hours: closedToday, awayText: ' Back on Sunday ', returnAfter: 10 });
    expect(await state()).toMatchObject({ data: { isOpen: false, awayText: 'Back on Sunday' } });
    const chat = await startChat(get());
    const seen = async () =>
      (await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken)).json<object>();
    expect(await seen()).toMatchObject({ chat: { status: 'waiting', away: 'Back on Sunday' } });
    const { data } = (await call('GET', '/admin/settings/chat')).json<{ data: object }>();
    expect(data).toMatchObject({ hours: closedToday, awayText: 'Back on Sunday', returnAfter: 10 });
    for (const hours of [
      [{ day: 7, opens: '09:00', closes: '18:00' }],
      [{ day: 1, opens: '18:00', closes: '09:00' }],
      [{ day: 1, opens: '9', closes: '25:00' }],
    ]) {
      const answer = await put({ hours, awayText: '', returnAfter: 10 });
      expect(answer.statusCode).toBe(400);
    }
    await put({ hours: closedToday, awayText: 'Back', awayTextBn: 'রবিবার ফিরব', returnAfter: 10 });
    expect(await state()).toMatchObject({ data: { awayText: 'Back', awayTextBn: 'রবিবার ফিরব' } });
    const bangla = await startChat(get(), { language: 'bn' });
    const inBangla = await callAsVisitor(get(), 'GET', `/chats/${bangla.id}`, bangla.visitorToken);
    expect(inBangla.json()).toMatchObject({ chat: { away: 'রবিবার ফিরব' } });
    const { version } = (await call('GET', '/admin/settings/chat')).json<{
      data: { version: number };
    }>().data;
    const change = (awayText: string) =>
      put({ hours: closedToday, awayText, returnAfter: 10, version });
    const both = await Promise.all([change('one'), change('other')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'version_conflict',
    });
    await put({ hours: [], awayText: 'Back on Sunday', returnAfter: 10 });
    expect(await state()).toMatchObject({ data: { isOpen: true } });
    expect(await seen()).not.toHaveProperty('chat.away');
  });
});

/** Every event that a client may emit; one without a row here is a type error. */
const events: Record<keyof ClientSocketEvents, 'whoever may read the chat' | 'staff' | 'anybody'> =
  {
    join: 'whoever may read the chat',
    leave: 'anybody',
    ping: 'anybody',
    typing: 'whoever may read the chat',
    seen: 'whoever may read the chat',
    'staff:watch': 'staff',
  };

describeApp('a socket without any right', (get) => {
  const { open } = openingSockets(get);

  it.each(Object.entries(events))('%s: changes nothing and hears nothing', async (event, who) => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const staffToken = await signInStaff(get());
    const witness = open();
    await join(witness, { chatId: chat.id, visitorToken: chat.visitorToken, after: 10_000 });
    const atWitness = listen(witness);
    const stranger = await register(get());
    const socket = open({ auth: { token: stranger.token } });
    const { heard } = listen(socket);
    const payload = { chatId: chat.id, sequence: 1 };
    if (who === 'anybody') (socket as unknown as Socket).emit(event, payload);
    else (socket as unknown as Socket).emit(event, payload, () => undefined);
    await haveHeard(socket);
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/messages`, {
      token: staffToken,
      payload: { content: 'for its visitor' },
    });
    await eventually(() => expect(atWitness.contents()).toBe('for its visitor'));
    await haveHeard(socket);
    expect(heard).toEqual([]);
    expect(atWitness.heard.map((one) => one.event)).toEqual(['chat:joined', 'message:new']);
  });
});
