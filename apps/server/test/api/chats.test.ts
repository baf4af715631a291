import { randomUUID } from 'node:crypto';
import type { ChatMessage, StaffChat } from '@pothik/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import { chats, jobs, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { countRows } from './booking-forms.ts';
import { callAsVisitor, messagesOf, signInStaff, startChat, visitor } from './chat-people.ts';
import { readMails } from './outbox.ts';
import { callApi, register } from './people.ts';

describeApp('a chat', (get) => {
  let staffToken: string;
  beforeAll(async () => {
    staffToken = await signInStaff(get());
  });
  const asStaff = (method: 'GET' | 'POST', path: string, payload?: object) =>
    callApi(get(), method, `/admin/chats${path}`, {
      token: staffToken,
      ...(payload ? { payload } : {}),
    });

  it('begins waiting, with what the visitor wrote and a token of which only the hash is kept', async () => {
    const answer = await callApi(get(), 'POST', '/chats/start', {
      payload: { ...visitor, page: '//elsewhere.test', serviceId: 'no-such-service' },
    });
    expect(answer.statusCode).toBe(200);
    const { chat, messages, visitorToken } = answer.json<{
      chat: { _id: string; status: string };
      messages: ChatMessage[];
      visitorToken: string;
    }>();
    expect(chat.status).toBe('waiting');
    expect(messages).toMatchObject([
      { chat: chat._id, senderType: 'customer', content: 'Is it open?', sequence: 1 },
    ]);
    const { rows } = await get().database.pool.query<{ row: string }>(
      'select chats::text as row from chats union all select chat_messages::text from chat_messages',
    );
    expect(rows.some(({ row }) => row.includes(visitorToken))).toBe(false);
    const [stored] = await get().database.db.select().from(chats).where(eq(chats.id, chat._id));
    expect(stored).toMatchObject({ phone: '+8801812345678', page: null, serviceId: null });
  });

  it('shows staff no page that leads to another site, also if an earlier version has stored it', async () => {
    const page = '/\t/evil.example';
    const start = (given: string) =>
      callApi(get(), 'POST', '/chats/start', { payload: { ...visitor, page: given } });
    const pageOf = async (chat: { _id: string }) =>
      (await asStaff('GET', `/${chat._id}`)).json<{ chat: { page?: string } }>().chat.page;
    const { chat } = (await start(page)).json<{ chat: { _id: string } }>();
    const { db } = get().database;
    const [stored] = await db.select().from(chats).where(eq(chats.id, chat._id));
    expect(stored?.page).toBeNull();
    await db.update(chats).set({ page }).where(eq(chats.id, chat._id));
    expect(await pageOf(chat)).toBeUndefined();
    const { chat: other } = (await start('/service?x=1')).json<{ chat: { _id: string } }>();
    expect(await pageOf(other)).toBe('/service?x=1');
  });

  it('is one when it is started twice at once with the same id, and for nobody else', async () => {
    const clientId = crypto.randomUUID();
    const start = (payload: object = {}) =>
      callApi(get(), 'POST', '/chats/start', { payload: { ...visitor, clientId, ...payload } });
    const answers = await Promise.all([start(), start(), start()]);
    const told = answers.map((answer) => {
      const { chat, visitorToken, messages } = answer.json<{
        chat: { _id: string };
        visitorToken: string;
        messages: ChatMessage[];
      }>();
      expect(messages).toHaveLength(1);
      return `${chat._id} ${visitorToken}`;
    });
    expect(new Set(told).size).toBe(1);
    expect((await start({ name: 'Somebody Else' })).json()).toMatchObject({
      code: 'idempotency_conflict',
    });
    // An id that can be guessed opens nothing.
    const guessed = await Promise.all([
      startChat(get(), { payload: { clientId: '1' } }),
      startChat(get(), { payload: { clientId: '1' } }),
    ]);
    expect(guessed[0].id).not.toBe(guessed[1].id);
  });

  it('asks for a name and a phone number', async () => {
    const start = (payload: object) => callApi(get(), 'POST', '/chats/start', { payload });
    for (const payload of [
      {},
      { ...visitor, name: '  ' },
      { ...visitor, phone: '0123' },
      { ...visitor, message: 'x'.repeat(4_001) },
    ]) {
      expect((await start(payload)).json()).toMatchObject({ code: 'validation_failed' });
    }
  });

  it('starts a hundred and twenty times an hour from one address', async () => {
    const start = () =>
      callApi(get(), 'POST', '/chats/start', { payload: visitor, address: '10.9.9.9' });
    for (let times = 0; times < 120; times += 1) expect((await start()).statusCode).toBe(200);
    expect((await start()).statusCode).toBe(429);
  });

  it('is seen by its token, its customer and staff, and is not there for anybody else', async () => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const other = await startChat(get());
    const stranger = await register(get());
    const path = `/chats/${chat.id}`;
    expect((await callAsVisitor(get(), 'GET', path, chat.visitorToken)).statusCode).toBe(200);
    for (const token of [customer.token, staffToken]) {
      expect((await callApi(get(), 'GET', path, { token })).statusCode).toBe(200);
    }
    for (const answer of [
      await callApi(get(), 'GET', path),
      await callApi(get(), 'GET', path, { token: stranger.token }),
      await callAsVisitor(get(), 'GET', path, other.visitorToken),
      await callAsVisitor(get(), 'GET', path, ''),
      await callAsVisitor(get(), 'GET', '/chats/no-such-chat', chat.visitorToken),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    const send = (visitorToken: string, token?: string) =>
      get().app.inject({
        method: 'POST',
        url: `/api${path}/messages/customer`,
        payload: { content: 'Let me in' },
        headers: {
          'x-visitor-token': visitorToken,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
    expect((await send(other.visitorToken)).statusCode).toBe(404);
    // Staff do not write in the visitor's name.
    expect((await send('', staffToken)).statusCode).toBe(404);
    expect((await send('', customer.token)).statusCode).toBe(200);
  });

  it('keeps what both sides write in one order, and each message once', async () => {
    const chat = await startChat(get());
    const send = (content: string, clientId: string) =>
      callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
        content,
        clientId,
      });
    const answer = (content: string, clientId: string) =>
      asStaff('POST', `/${chat.id}/messages`, { content, clientId });
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        send(`visitor ${String(index)}`, `m${String(index)}`),
        send(`visitor ${String(index)}`, `m${String(index)}`),
        answer(`staff ${String(index)}`, `m${String(index)}`),
      ]).flat(),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
    const all = messagesOf(
      await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken),
    );
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
    expect(
      new Set(all.map(({ senderType, clientId }) => `${senderType} ${clientId ?? ''}`)).size,
    ).toBe(21);
    const after = await callAsVisitor(
      get(),
      'GET',
      `/chats/${chat.id}?after=15`,
      chat.visitorToken,
    );
    expect(messagesOf(after).map(({ sequence }) => sequence)).toEqual([16, 17, 18, 19, 20, 21]);
  });

  it('takes no more than ten thousand messages', async () => {
    const { id, visitorToken } = await startChat(get());
    const say = (content: string) =>
      callAsVisitor(get(), 'POST', `/chats/${id}/messages/customer`, visitorToken, { content });
    const { db } = get().database;
    await db.update(chats).set({ lastSequence: 9_999 }).where(eq(chats.id, id));
    expect((await say('the last')).statusCode).toBe(200);
    expect((await say('one more')).json()).toMatchObject({ code: 'chat_closed' });
  });

  it('is taken by one of the staff, closed, and then takes no more but answers what it has', async () => {
    const chat = await startChat(get());
    const send = (content: string, clientId: string) =>
      callAsVisitor(get(), 'POST', `/chats/${chat.id}/messages/customer`, chat.visitorToken, {
        content,
        clientId,
      });
    await get()
      .database.db.insert(users)
      .values({
        id: 'second-agent',
        name: 'Agent',
        email: 'second@example.com',
        emailVerifiedAt: new Date(),
        role: 'agent',
      })
      .onConflictDoNothing();
    const second = await createSession(get().database.db, 'second-agent');

    const joined = await asStaff('POST', `/${chat.id}/join`);
    expect(joined.json()).toMatchObject({ chat: { status: 'assigned', phone: '+8801812345678' } });
    expect((await asStaff('POST', `/${chat.id}/join`)).statusCode).toBe(200);
    const late = await callApi(get(), 'POST', `/admin/chats/${chat.id}/join`, { token: second });
    expect(late.json()).toMatchObject({ code: 'conflict' });
    expect((await send('one', 'a')).statusCode).toBe(200);

    expect((await asStaff('POST', `/${chat.id}/close`)).json()).toMatchObject({
      chat: { status: 'closed' },
    });
    expect((await asStaff('POST', `/${chat.id}/close`)).statusCode).toBe(200);
    expect((await send('one', 'a')).statusCode).toBe(200);
    expect((await send('two', 'b')).json()).toMatchObject({ code: 'chat_closed' });
    const answer = await asStaff('POST', `/${chat.id}/messages`, { content: 'still there?' });
    expect(answer.json()).toMatchObject({ code: 'chat_closed' });
    expect((await asStaff('POST', `/${chat.id}/join`)).json()).toMatchObject({
      code: 'chat_closed',
    });
    const read = await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken);
    expect(messagesOf(read)).toHaveLength(2);
    for (const path of ['/nothing/join', '/nothing/close']) {
      expect((await asStaff('POST', path)).statusCode).toBe(404);
    }
  });

  it('is found by what was said in it, as it was written', async () => {
    const search = async (term: string) => {
      const answer = await asStaff('GET', `?search=${encodeURIComponent(term)}`);
      return answer.json<{ data: StaffChat[] }>().data.map(({ _id }) => _id);
    };
    const chat = await startChat(get(), { payload: { message: 'My VISA costs 50%_off\\now' } });
    const bangla = await startChat(get(), { payload: { message: 'ভিসার জন্য কত \u09DF লাগে' } });
    await asStaff('POST', `/${bangla.id}/messages`, { content: 'Bring the koala permit' });
    expect(await search('visa costs')).toEqual([chat.id]);
    expect(await search('50%_off\\n')).toEqual([chat.id]);
    expect(await search('koala permit')).toEqual([bangla.id]);
    // The same letter in its other spelling.
    expect(await search('কত \u09AF\u09BC লাগে')).toEqual([bangla.id]);
    for (const term of ['5%off', 'visa_costs', 'off\\\\now', 'no such words']) {
      expect(await search(term)).toEqual([]);
    }
  });

  it('stands in the lists of staff: by status, by who answers, by name', async () => {
    const name = 'মোছাম্মৎ Ünique_%';
    const chat = await startChat(get(), { payload: { name, message: 'Hello' } });
    const list = async (query: string) =>
      (await asStaff('GET', `?${query}`)).json<{
        data: StaffChat[];
        pagination: { total: number };
      }>();
    const found = await list(`status=waiting&search=${encodeURIComponent('ünique_%')}`);
    expect(found).toMatchObject({
      data: [{ _id: chat.id, name, lastMessage: { content: 'Hello' } }],
      pagination: { total: 1 },
    });
    const isMine = async () =>
      (await list('mine=true&limit=100')).data.some(({ _id }) => _id === chat.id);
    expect(await isMine()).toBe(false);
    await asStaff('POST', `/${chat.id}/messages`, { content: 'Who writes first has taken it' });
    expect(await isMine()).toBe(true);
    const { data } = await list('status=assigned&limit=100');
    expect(data.find(({ _id }) => _id === chat.id)?.staff?.name).toBe('Pothik staff');
  });

  it('is begun once by an Idempotency-Key that nobody can guess, however often it is sent', async () => {
    const key = randomUUID();
    const start = (name = visitor.name) =>
      get().app.inject({
        method: 'POST',
        url: '/api/chats/start',
        headers: { 'idempotency-key': key },
        payload: { ...visitor, name },
      });
    const answers = await Promise.all([start(), start(), start()]);
    const ids = answers.map((answer) => answer.json<{ chat: { _id: string } }>().chat._id);
    expect(new Set(ids).size).toBe(1);
    const tokens = answers.map((answer) => answer.json<{ visitorToken: string }>().visitorToken);
    expect(new Set(tokens).size).toBe(1);
    expect((await start('Somebody else')).json()).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('mails a customer who is gone that staff have answered, once until they have read it', async () => {
    const { db } = get().database;
    const due = () =>
      db
        .update(jobs)
        .set({ runAfter: sql`now()` })
        .where(isNull(jobs.doneAt));
    const [gone, present, writing, unwilling] = await Promise.all(
      Array.from({ length: 4 }, () => register(get())),
    );
    if (!gone || !present || !writing || !unwilling) throw new Error('there are four');
    await callApi(get(), 'PUT', '/users/preferences', {
      token: unwilling.token,
      payload: { chatEmails: false },
    });
    const told = async ({ token }: { token: string }) => {
      const chat = await startChat(get(), { token });
      for (const content of ['Yes', 'we are'])
        await asStaff('POST', `/${chat.id}/messages`, { content });
      return chat;
    };
    const left = await told(gone);
    await db
      .update(chats)
      .set({ customerSeen: 3 })
      .where(eq(chats.id, (await told(present)).id));
    const answered = await told(writing);
    await callAsVisitor(
      get(),
      'POST',
      `/chats/${answered.id}/messages/customer`,
      answered.visitorToken,
      {
        content: 'Thanks',
      },
    );
    await told(unwilling);

    await due();
    const aboutChat = (mail: string) => mail.includes('answered in your chat');
    const mails = async (count: number) =>
      (await readMails(get(), count + 1, gone.email)).filter(aboutChat);
    expect(await mails(1)).toHaveLength(1);
    await asStaff('POST', `/${left.id}/messages`, { content: 'Are you there?' });
    await due();
    expect(await mails(1)).toHaveLength(1);
    await db.update(chats).set({ customerSeen: 4 }).where(eq(chats.id, left.id));
    await asStaff('POST', `/${left.id}/messages`, { content: 'Until six' });
    await due();
    expect(await mails(2)).toHaveLength(2);
    expect(await db.select().from(jobs).where(isNull(jobs.doneAt))).toEqual([]);
    for (const { email } of [present, writing, unwilling]) {
      expect((await readMails(get(), 1, email)).filter(aboutChat)).toEqual([]);
    }
  });

  it('tells a customer of each answer once, and nobody of a guest', async () => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const answer = { content: 'Yes, until six.', clientId: 'answer-1' };
    await asStaff('POST', `/${chat.id}/messages`, answer);
    await asStaff('POST', `/${chat.id}/messages`, answer);
    const { notifications } = (
      await callApi(get(), 'GET', '/users/notifications', { token: customer.token })
    ).json<{ notifications: object[] }>();
    expect(notifications).toMatchObject([{ kind: 'chat_reply', body: 'Yes, until six.' }]);
    const told = async () => ({
      notifications: await countRows(get(), 'notifications'),
      jobs: await countRows(get(), 'jobs'),
    });
    const before = await told();
    const guests = await startChat(get());
    const sent = await asStaff('POST', `/${guests.id}/messages`, answer);
    expect(sent.statusCode).toBe(200);
    expect(await told()).toEqual(before);
  });

  it('takes sixty messages a minute', async () => {
    const chat = await startChat(get());
    const codes: number[] = [];
    for (let times = 0; times < 61; times += 1) {
      const answer = await callAsVisitor(
        get(),
        'POST',
        `/chats/${chat.id}/messages/customer`,
        chat.visitorToken,
        { content: 'again' },
      );
      codes.push(answer.statusCode);
    }
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true);
    expect(codes[60]).toBe(429);
  });
});
