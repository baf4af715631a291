import type { ChatMessage } from '@pothik/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSession } from '@pothik/server/test/sessions.ts';
import { users } from '@pothik/server/src/schema.ts';
import { join, openingSockets } from '@pothik/server/test/api/chat-lines.ts';
import { visitor, type StartedChat } from '@pothik/server/test/api/chat-people.ts';
import { hasPostgres } from '@pothik/server/test/databases.ts';
import { connections, isNotReady, isReady, openAppOnLine, type AppOnLine } from './app-on-line.ts';

describe.runIf(hasPostgres())('a chat while PostgreSQL is away', () => {
  let opened: AppOnLine;
  let staffToken = '';
  beforeAll(async () => {
    opened = await openAppOnLine();
    const { db } = opened.database;
    const email = 'nasrin@example.com';
    await db.insert(users).values({ id: 'nasrin', name: 'Nasrin', email, role: 'agent' });
    staffToken = await createSession(db, 'nasrin');
  });
  afterAll(() => opened.remove());
  const { open } = openingSockets(() => opened);

  async function start(): Promise<StartedChat> {
    const { app } = opened;
    const answer = await app.inject({ method: 'POST', url: '/api/chats/start', payload: visitor });
    const { chat, visitorToken } = answer.json<{ chat: { _id: string }; visitorToken: string }>();
    return { id: chat._id, visitorToken };
  }
  /** A message with an id of its own, that is its text. */
  const sendAs = (side: 'visitor' | 'staff', chat: StartedChat, content: string) =>
    opened.app.inject({
      method: 'POST',
      url:
        side === 'visitor'
          ? `/api/chats/${chat.id}/messages/customer`
          : `/api/admin/chats/${chat.id}/messages`,
      headers:
        side === 'visitor'
          ? { 'x-visitor-token': chat.visitorToken }
          : { authorization: `Bearer ${staffToken}` },
      payload: { content, clientId: content },
    });
  const storedIn = async ({ id }: StartedChat) =>
    (
      await opened.database.pool.query<{ content: string; sequence: number }>(
        'select content, sequence from chat_messages where chat_id = $1 order by sequence',
        [id],
      )
    ).rows;

  /** Follows a chat as clients do: it connects and joins again until it is let in. */
  function follow({ id: chatId, visitorToken }: StartedChat) {
    const known = new Map<number, ChatMessage>();
    const socket = open({ reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 100 });
    socket.on('message:new', ({ message }) => known.set(message.sequence ?? 0, message));
    socket.on('connect', () => {
      void join(socket, { chatId, visitorToken, after: Math.max(0, ...known.keys()) });
    });
    return () =>
      [...known].toSorted(([one], [other]) => one - other).map(([, { content }]) => content);
  }

  /** What is tried on a chat while the database is away, and what must be true afterwards. */
  async function goThrough(goAway: () => Promise<() => void>) {
    const chat = await start();
    const shown = follow(chat);
    await vi.waitFor(() => expect(shown()).toEqual(['Is it open?']), {
      timeout: 10_000,
    });

    const comeBack = await goAway();
    const late = follow(chat);
    const refused = await Promise.all([
      sendAs('visitor', chat, 'from the visitor'),
      sendAs('staff', chat, 'from staff'),
    ]);
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
    }
    expect(await opened.readiness()).toEqual(isNotReady);
    expect((await opened.app.inject('/healthz')).statusCode).toBe(200);
    comeBack();

    await expect.poll(opened.readiness, { timeout: 10_000 }).toEqual(isReady);
    // What was refused was not stored, or is the same message when it is sent again.
    for (const side of ['visitor', 'staff'] as const) {
      expect(
        (await sendAs(side, chat, `from ${side === 'staff' ? side : 'the visitor'}`)).statusCode,
      ).toBe(200);
    }
    const stored = await storedIn(chat);
    expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(stored.map(({ content }) => content).toSorted()).toEqual([
      'Is it open?',
      'from staff',
      'from the visitor',
    ]);
    const inOrder = stored.map(({ content }) => content);
    await vi.waitFor(() => expect([shown(), late()]).toEqual([inOrder, inOrder]), {
      timeout: 20_000,
    });
  }

  it('for its line is cut, refuses messages clearly, and shows each once when it is back', () =>
    goThrough(() => {
      opened.line.cut();
      return Promise.resolve(() => opened.line.mend());
    }));

  it('and says nothing, does the same', () =>
    goThrough(() => {
      opened.line.hold();
      return Promise.resolve(() => opened.line.mend());
    }));

  it('for its connections are all taken, does the same', () =>
    goThrough(async () => {
      const taken = await Promise.all(
        Array.from({ length: connections }, () => opened.database.pool.connect()),
      );
      return () => {
        for (const client of taken) client.release();
      };
    }));
});
