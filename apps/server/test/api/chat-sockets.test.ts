import type { Socket } from 'socket.io-client';
import { beforeAll, expect, it } from 'vitest';
import { allowedOrigin, describeApp } from './app.ts';
import {
  callAsVisitor,
  messagesOf,
  signInStaff,
  startChat,
  type StartedChat,
} from './chat-people.ts';
import {
  eventually,
  haveHeard,
  isConnected,
  isGone,
  join,
  listen,
  openingSockets,
} from './chat-lines.ts';
import { callApi, register } from './people.ts';

describeApp('the sockets of the chat', (get) => {
  let staffToken: string;
  const { open, origin } = openingSockets(get);
  beforeAll(async () => {
    staffToken = await signInStaff(get());
  });

  const asStaff = (path: string, payload?: object) =>
    callApi(get(), 'POST', `/admin/chats${path}`, {
      token: staffToken,
      ...(payload ? { payload } : {}),
    });

  /** What the visitor would hear has been heard by now: the news go out in their order. */
  async function settle(chat: StartedChat, content: string) {
    const socket = open();
    const { contents } = listen(socket);
    await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 10_000 });
    await asStaff(`/${chat.id}/messages`, { content });
    await eventually(() => expect(contents()).toBe(content));
  }

  it('tells the visitor who joins, what is said and that it is over', async () => {
    const chat = await startChat(get());
    const socket = open();
    const { heard } = listen(socket);
    expect(
      await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 }),
    ).toEqual({
      success: true,
    });
    await asStaff(`/${chat.id}/join`);
    await asStaff(`/${chat.id}/messages`, { content: 'Good morning' });
    await callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
      content: 'Hello',
      clientId: 'mine',
    });
    await asStaff(`/${chat.id}/close`);
    await eventually(() =>
      expect(heard).toMatchObject([
        { event: 'chat:joined', chatId: chat.id },
        { event: 'message:new', message: { senderType: 'admin', sequence: 2 } },
        { event: 'message:new', message: { clientId: 'mine', sequence: 3 } },
        { event: 'chat:closed', chatId: chat.id },
      ]),
    );
  });

  it('lets in by the token, the session of the customer and that of staff, and nobody else', async () => {
    const customer = await register(get());
    const stranger = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const other = await startChat(get());
    for (const token of [customer.token, staffToken]) {
      expect(await join(open({ auth: { token } }), { chatId: chat.id })).toEqual({ success: true });
    }
    const outside = [
      { socket: open(), payload: { chatId: chat.id } },
      { socket: open(), payload: { chatId: chat.id, visitorToken: other.visitorToken } },
      { socket: open({ auth: { token: stranger.token } }), payload: { chatId: chat.id } },
      { socket: open(), payload: { chatId: 'no-such-chat', visitorToken: chat.visitorToken } },
    ];
    const all = outside.map(({ socket }) => listen(socket).heard);
    for (const { socket, payload } of outside) {
      expect(await join(socket, payload)).toEqual({ success: false, code: 'not_found' });
    }
    await settle(chat, 'for its visitor alone');
    await haveHeard(...outside.map(({ socket }) => socket));
    expect(all).toEqual([[], [], [], []]);
  });

  it('says that a chat is closed, and lets nobody join it', async () => {
    const chat = await startChat(get());
    await asStaff(`/${chat.id}/close`);
    const socket = open();
    const { heard } = listen(socket);
    const result = await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken });
    expect(result).toEqual({ success: false, code: 'chat_closed' });
    expect(heard).toMatchObject([{ event: 'chat:closed', chatId: chat.id }]);
  });

  it('brings exactly what was missed to who connects again', async () => {
    const chat = await startChat(get());
    const first = open();
    const before = listen(first);
    await join(first, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 });
    await asStaff(`/${chat.id}/messages`, { content: 'two' });
    await eventually(() => expect(before.contents()).toBe('two'));
    first.disconnect();
    await asStaff(`/${chat.id}/messages`, { content: 'three' });
    await asStaff(`/${chat.id}/messages`, { content: 'four' });
    const second = open();
    const after = listen(second);
    await join(second, { chatId: chat.id, visitorToken: chat.visitorToken, after: 2 });
    await eventually(() => expect(after.contents()).toBe('three | four'));
    await asStaff(`/${chat.id}/messages`, { content: 'five' });
    await eventually(() => expect(after.contents()).toBe('three | four | five'));
    expect(before.contents()).toBe('two');
  });

  it('loses nothing to sockets that come and go while both sides write', async () => {
    const chat = await startChat(get());
    const known = new Map<number, string>();
    const work = { isDone: false };
    const reconnecting = (async () => {
      while (!work.isDone) {
        const socket = open();
        socket.on('message:new', ({ message }) => {
          known.set(message.sequence ?? 0, message.content);
        });
        const after = Math.max(0, ...known.keys());
        await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after });
        socket.disconnect();
      }
    })();
    await Promise.all(
      Array.from({ length: 15 }, async (_, index) => {
        const content = `visitor ${String(index)}`;
        const path = `/chats/${chat.id}/messages/customer`;
        const send = () =>
          callAsVisitor(get(), 'POST', path, chat.visitorToken, { content, clientId: content });
        await Promise.all([send(), send()]);
        await asStaff(`/${chat.id}/messages`, { content: `staff ${String(index)}` });
      }),
    );
    work.isDone = true;
    await reconnecting;
    const last = open();
    last.on('message:new', ({ message }) => {
      known.set(message.sequence ?? 0, message.content);
    });
    const from = Math.max(
      0,
      ...[...known.keys()].filter((key) => [...Array(key).keys()].every((n) => known.has(n + 1))),
    );
    await join(last, { chatId: chat.id, visitorToken: chat.visitorToken, after: from });
    const stored = messagesOf(
      await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken),
    );
    await eventually(() =>
      expect([...known].sort(([one], [other]) => one - other)).toEqual(
        stored.map(({ sequence, content }) => [sequence, content]),
      ),
    );
  });

  it('stops telling who leaves', async () => {
    const chat = await startChat(get());
    const socket = open();
    const { contents } = listen(socket);
    await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 });
    socket.emit('leave', { chatId: chat.id });
    await haveHeard(socket);
    await settle(chat, 'after it left');
    await haveHeard(socket);
    expect(contents()).toBe('');
  });

  it('goes on after what is no event of its own', async () => {
    const chat = await startChat(get());
    const socket = open();
    const raw = socket as unknown as Socket;
    raw.emit('no-such-event', { chatId: chat.id });
    raw.emit('message:new', { chatId: chat.id, message: { content: 'forged' } });
    raw.emit('chat:closed', { chatId: chat.id });
    raw.emit('join');
    raw.emit('join', null, 'no function');
    raw.emit('join', { chatId: ['x'], visitorToken: {} });
    raw.emit('join', { chatId: Buffer.from(chat.id) });
    raw.emit('leave', 17);
    raw.emit('join', { ['__proto__']: { admin: true }, chatId: 'x' });
    // A statement that fails closes the connection.
    raw.emit('join', { chatId: 'a\0b' });
    raw.emit('join', { chatId: chat.id, visitorToken: '\ud800' });
    for (const after of [2 ** 31, 2 ** 53, -1, 0.5]) {
      raw.emit('join', { chatId: chat.id, visitorToken: chat.visitorToken, after });
      raw.emit('seen', { chatId: chat.id, sequence: after });
    }
    socket.emit('ping');
    const { contents } = listen(socket);
    expect(
      await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 }),
    ).toEqual({
      success: true,
    });
    await asStaff(`/${chat.id}/messages`, { content: 'still here' });
    await eventually(() => expect(contents()).toBe('still here'));
  });

  it('closes on who sends too much at once, or too often, and on nobody else', async () => {
    const quiet = open();
    await isConnected(quiet);
    const large = open();
    await isConnected(large);
    large.emit('join', { chatId: 'x'.repeat(1_000_000) });
    await isGone(large);
    const loud = open();
    await isConnected(loud);
    for (let times = 0; times < 100; times += 1) loud.emit('ping');
    await isGone(loud);
    expect(quiet.connected).toBe(true);
  });

  it('takes pages of its own and allowed origins alone', async () => {
    const from = (value: string) => isConnected(open({ extraHeaders: { origin: value } }));
    expect(await from(origin())).toBe(true);
    expect(await from(allowedOrigin)).toBe(true);
    expect(await from('http://pothik.test')).toBe(true);
    expect(await from('https://evil.test')).toBe(false);
    expect(await from('null')).toBe(false);
  });

  it('refuses long polling', async () => {
    const answer = await fetch(`${origin()}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
    expect(await isConnected(open({ transports: ['polling'] }))).toBe(false);
  });

  it('says nothing more to anybody when the account is deleted', async () => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    await callApi(get(), 'DELETE', '/users/account', {
      token: customer.token,
      payload: { password: customer.password },
    });
    const result = await join(open(), { chatId: chat.id, visitorToken: chat.visitorToken });
    expect(result).toEqual({ success: false, code: 'not_found' });
  });
});
