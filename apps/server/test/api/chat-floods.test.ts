import { Buffer } from 'node:buffer';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeApp } from './app.ts';
import {
  eventually,
  haveHeard,
  isConnected,
  isGone,
  join,
  listen,
  openingSockets,
} from './chat-lines.ts';
import {
  callAsVisitor,
  messagesOf,
  signInStaff,
  startChat,
  type StartedChat,
} from './chat-people.ts';
import { callApi } from './people.ts';

describeApp('a chat whose server is given too much', (get) => {
  const { open, origin } = openingSockets(get);
  afterEach(() => void vi.useRealTimers());
  let staffToken = '';
  beforeAll(async () => {
    staffToken = await signInStaff(get());
  });

  /** Something is said in the chat, and this socket hears it. */
  async function expectHeard(chat: StartedChat, content: string) {
    const socket = open();
    const { contents } = listen(socket);
    await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 10_000 });
    const payload = { content };
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/messages`, {
      token: staffToken,
      payload,
    });
    await eventually(() => expect(contents()).toBe(content));
  }

  it('closes on who joins a thousand times, and lets in who comes back', async () => {
    const chat = await startChat(get());
    const payload = { chatId: chat.id, visitorToken: chat.visitorToken };
    const socket = open();
    await isConnected(socket);
    for (let times = 0; times < 1_000; times += 1) socket.emit('join', payload, () => undefined);
    await isGone(socket);
    await expectHeard(chat, 'still here');
  });

  it('lets one socket follow a hundred chats and no more', async () => {
    const { pool } = get().database;
    await pool.query(
      `insert into chats (id, name, phone, visitor_token_hash)
       select 'many-' || n, 'Many', '+8801712345678', 'many-' || n from generate_series(1, 102) n`,
    );
    // The seconds go by as they are told to.
    vi.useFakeTimers({ toFake: ['Date'] });
    const socket = open({ auth: { token: staffToken } });
    const results: boolean[] = [];
    for (let count = 1; count <= 102; count += 1) {
      results.push((await join(socket, { chatId: `many-${String(count)}` })).success);
      // More of them in a second would be too many.
      if (count % 34 === 0) vi.setSystemTime(Date.now() + 1_000);
    }
    expect(results.filter(Boolean)).toHaveLength(100);
    expect(results.slice(0, 100)).not.toContain(false);
    socket.emit('leave', { chatId: 'many-1' });
    expect(await join(socket, { chatId: 'many-102' })).toEqual({ success: true });
  });

  it('takes no bytes for words, and no frame that is none of its own', async () => {
    const chat = await startChat(get());
    const { id: chatId, visitorToken } = chat;
    const socket = open();
    const { heard } = listen(socket);
    const raw = socket as unknown as Socket;
    raw.emit('join', { chatId, visitorToken: Buffer.from(visitorToken) });
    raw.emit('join', Buffer.alloc(1_000));
    raw.emit('typing', new Uint8Array([1, 2, 3]));
    // It has been refused them all, and is still listened to.
    expect(await join(socket, { chatId: 'no-such-chat' })).toMatchObject({ success: false });

    for (const frame of [
      'nonsense',
      '42',
      '42[',
      '42["join"',
      '451-["join",{}]',
      '9',
      Buffer.alloc(64),
    ]) {
      const line = new WebSocket(
        `${origin().replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      );
      await new Promise<void>((resolve) => {
        line.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('0')) line.send('40');
          else if (String(data).startsWith('40')) resolve();
        });
      });
      line.send(frame);
      line.send(frame);
      line.close();
    }
    await expectHeard(chat, 'still here');
    await haveHeard(socket);
    expect(heard).toEqual([]);
  });

  it('refuses a message of a megabyte, and keeps nothing of it', async () => {
    const chat = await startChat(get());
    const send = (length: number) =>
      callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
        content: 'ক'.repeat(length),
        clientId: 'large',
      });
    expect((await send(1_048_576)).statusCode).toBe(413);
    expect((await send(4_001)).statusCode).toBe(400);
    const path = `/chats/${chat.id}`;
    expect(messagesOf(await callAsVisitor(get(), 'GET', path, chat.visitorToken))).toHaveLength(1);
    expect((await send(4_000)).statusCode).toBe(200);
  });

  it('brings exactly what was missed after a long absence, however much it was', async () => {
    const chat = await startChat(get());
    const missed = 1_500;
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/join`, { token: staffToken });
    await get().database.pool.query(
      `with said as (
         insert into chat_messages (id, chat_id, sequence, sender_type, content)
         select 'missed-' || n, $1, n, case n % 2 when 0 then 'admin' else 'customer' end, 'number ' || n
         from generate_series(2, $2::int + 1) n)
       update chats set last_sequence = $2::int + 1 where id = $1`,
      [chat.id, missed],
    );
    const socket = open();
    const { heard } = listen(socket);
    await join(socket, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 });
    await eventually(() => expect(heard).toHaveLength(missed + 1));
    expect(heard[0]).toMatchObject({ event: 'chat:joined', chatId: chat.id });
    const sequences = heard.slice(1).map(({ message }) => message?.sequence);
    expect(sequences).toEqual(Array.from({ length: missed }, (_, index) => index + 2));
    await expectHeard(chat, 'and goes on');
    await eventually(() => expect(heard.at(-1)?.message?.content).toBe('and goes on'));
    expect(heard).toHaveLength(missed + 2);
  });
});
