import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChatMessage, StaffChat } from '@pothik/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../sessions.ts';
import {
  pictureLifetime,
  toAttachment,
} from '../../src/modules/chat/pictures/picture-addresses.ts';
import { sweepOldPictures } from '../../src/modules/chat/pictures/sweep-pictures.ts';
import { sweepOrphans } from '../../src/modules/files/sweep-documents.ts';
import { auditLog, chatMessages, chats, rateLimits, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { eventually, join, listen, openingSockets, soon } from './chat-lines.ts';
import {
  callAsVisitor,
  messagesOf,
  signInStaff,
  startChat,
  type StartedChat,
} from './chat-people.ts';
import { readMails } from './outbox.ts';
import { callApi, register } from './people.ts';
import { boundary, file, hostileForms, jpeg, png, toBody, type Part } from './pictures.ts';

describeApp('pictures in a chat', (get) => {
  const { open } = openingSockets(get);
  let staffToken: string;
  beforeAll(async () => {
    staffToken = await signInStaff(get());
  });

  const picture = (bytes: Buffer = png): Part => ({ ...file(bytes), name: 'picture' });
  const clientIdPart = (clientId: string): Part => ({ name: 'clientId', bytes: clientId });
  const sendForm = (url: string, headers: Record<string, string>, parts: readonly Part[]) =>
    get().app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: toBody(parts),
    });
  const send = (chat: StartedChat, parts: readonly Part[] = [picture()]) =>
    sendForm(
      `/chats/${chat.id}/pictures/customer`,
      { 'x-visitor-token': chat.visitorToken },
      parts,
    );
  const answerWith = (chat: StartedChat, parts: readonly Part[] = [picture()]) =>
    sendForm(`/admin/chats/${chat.id}/pictures`, { authorization: `Bearer ${staffToken}` }, parts);
  const messageOf = (answer: { json: () => unknown }) =>
    (answer.json() as { message: ChatMessage }).message;
  const openFile = (url = '', method: 'GET' | 'HEAD' = 'GET') => get().app.inject({ url, method });
  const storedFiles = async () => {
    const names = [];
    for await (const { key } of get().documents.files.list('chat-pictures')) names.push(key);
    return names.toSorted();
  };
  const fetchChat = async ({ id, visitorToken }: StartedChat) =>
    messagesOf(await callAsVisitor(get(), 'GET', `/chats/${id}`, visitorToken));
  const rowOf = async (message: ChatMessage) => {
    const [row] = await get()
      .database.db.select()
      .from(chatMessages)
      .where(eq(chatMessages.id, message._id));
    if (!row) throw new Error('a message has its row');
    return row;
  };
  const isEmpty = async () =>
    (await readdir(path.join(get().dataDirectory, 'incoming'))).length === 0;

  describe('opened by staff', () => {
    const page = 'http://pothik.test/admin/inbox/some-chat';
    const openAs = (url: string, headers: Record<string, string>) =>
      get().app.inject({ url, headers });
    const ofConsole = (token: string) => ({ cookie: `pothik-console=${token}`, referer: page });
    const notedOf = (chatId: string) =>
      get()
        .database.db.select({ actorId: auditLog.actorId, action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subject, chatId));
    const sent = async (chat: StartedChat) => messageOf(await send(chat)).attachment?.url ?? '';
    async function colleague() {
      const { id } = await register(get());
      const { db } = get().database;
      await db.update(users).set({ role: 'agent' }).where(eq(users.id, id));
      return { id, token: await createSession(db, id) };
    }

    it('are in the log, once for each of them, picture and hour', async () => {
      const chat = await startChat(get());
      const [first, second] = [await sent(chat), await sent(chat)];
      const [one, other] = [await colleague(), await colleague()];
      const twice = [1, 2].map(() => openAs(first, ofConsole(one.token)));
      for (const { statusCode } of await Promise.all(twice)) expect(statusCode).toBe(200);
      const opening = { actorId: one.id, action: 'chat.picture' };
      expect(await notedOf(chat.id)).toEqual([opening]);
      await openAs(second, ofConsole(one.token));
      expect(await notedOf(chat.id)).toEqual([opening, opening]);
      await openAs(first, ofConsole(other.token));
      expect(await notedOf(chat.id)).toHaveLength(3);
      await get().database.db.execute(
        sql`update audit_log set id = id || ':before' where subject = ${chat.id}`,
      );
      // Of another hour.
      await openAs(first, ofConsole(one.token));
      expect(await notedOf(chat.id)).toHaveLength(4);
    });

    it('are in the log where a panel sends its token, or the address is opened by itself', async () => {
      const chat = await startChat(get());
      const url = await sent(chat);
      const [one, other] = [await colleague(), await colleague()];
      await openAs(url, { authorization: `Bearer ${one.token}` });
      await openAs(url, { cookie: `pothik-console=${other.token}` });
      const noted = await notedOf(chat.id);
      expect(noted.map(({ actorId }) => actorId).sort()).toEqual([one.id, other.id].sort());
    });

    it('are in no log where it is their own, a colleague’s, or shown to a visitor', async () => {
      const chat = await startChat(get());
      const [url, person] = [await sent(chat), await colleague()];
      expect((await openFile(url)).statusCode).toBe(200);
      const storefront = { ...ofConsole(person.token), referer: 'http://pothik.test/bn/services' };
      expect((await openAs(url, storefront)).statusCode).toBe(200);
      const customer = await register(get());
      expect((await openAs(url, ofConsole(customer.token))).statusCode).toBe(200);
      expect((await openAs(url, ofConsole('A'.repeat(43)))).statusCode).toBe(200);
      const reply = messageOf(await answerWith(chat)).attachment?.url ?? '';
      expect((await openAs(reply, ofConsole(person.token))).statusCode).toBe(200);
      const own = await startChat(get(), { token: person.token });
      expect((await openAs(await sent(own), ofConsole(person.token))).statusCode).toBe(200);
      expect(await notedOf(own.id)).toEqual([]);
      const noted = await notedOf(chat.id);
      expect(noted.filter(({ action }) => action === 'chat.picture')).toEqual([]);
    });

    it('open by their address alone, whoever asks', async () => {
      const { id } = await startChat(get());
      const url = `/api/chats/${id}/pictures/some-message?expires=1&signature=x`;
      const { token } = await colleague();
      expect((await openAs(url, ofConsole(token))).statusCode).toBe(403);
    });
  });

  it('are made anew, sealed on disk, and open by the address that both sides get', async () => {
    const chat = await startChat(get());
    const staffSocket = open({ auth: { token: staffToken } });
    await join(staffSocket, { chatId: chat.id, after: 10_000 });
    const { heard } = listen(staffSocket);
    const turned = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: 'secret-in-exif' }, IFD3: { GPSLatitude: '23/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([turned, Buffer.from('PK\x03\x04 hidden archive')]);
    const sent = messageOf(await send(chat, [picture(polyglot), clientIdPart('one')]));
    expect(sent).toMatchObject({
      senderType: 'customer',
      content: '',
      clientId: 'one',
      sequence: 2,
      attachment: { contentType: 'image/webp', width: 32, height: 64 },
    });

    const opened = await openFile(sent.attachment?.url);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif, format } = await sharp(opened.rawPayload).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 32,
      height: 64,
      exif: undefined,
      format: 'webp',
    });

    const { attachmentKey } = await rowOf(sent);
    const stored = await readFile(path.join(get().dataDirectory, 'private', attachmentKey ?? ''));
    for (const readable of ['WEBP', 'JFIF', 'PNG', 'secret-in-exif', 'PK\x03\x04']) {
      expect(stored.includes(readable)).toBe(false);
    }
    await expect.poll(isEmpty, soon).toBe(true);

    // Whichever way the message is read, its picture can be opened.
    await eventually(() => expect(heard.some(({ event }) => event === 'message:new')).toBe(true));
    const asStaff = await callApi(get(), 'GET', `/admin/chats/${chat.id}`, { token: staffToken });
    const { messages, chat: staffChat } = asStaff.json<{
      messages: ChatMessage[];
      chat: StaffChat;
    }>();
    const late = open();
    const { heard: missed } = listen(late);
    await join(late, { chatId: chat.id, visitorToken: chat.visitorToken, after: 1 });
    await eventually(() => expect(missed.length).toBeGreaterThan(0));
    for (const message of [
      heard.find(({ event }) => event === 'message:new')?.message,
      (await fetchChat(chat)).at(-1),
      messages.at(-1),
      staffChat.lastMessage,
      missed.at(-1)?.message,
    ]) {
      expect(message?._id).toBe(sent._id);
      expect((await openFile(message?.attachment?.url)).statusCode).toBe(200);
    }
  });

  it('are one message and one file when they are sent again, also at once', async () => {
    const chat = await startChat(get());
    const before = (await storedFiles()).length;
    const sendOne = () => send(chat, [picture(), clientIdPart('twice')]);
    const answers = await Promise.all([sendOne(), sendOne()]);
    answers.push(await sendOne());
    expect(new Set(answers.map((answer) => messageOf(answer)._id)).size).toBe(1);
    expect(await fetchChat(chat)).toHaveLength(2);
    expect(await storedFiles()).toHaveLength(before + 1);
  });

  it('are sent by staff as well, who take the chat with that', async () => {
    const chat = await startChat(get());
    const sent = await answerWith(chat, [picture(), clientIdPart('from-staff')]);
    await answerWith(chat, [picture(), clientIdPart('from-staff')]);
    const last = (await fetchChat(chat)).at(-1);
    expect(last).toMatchObject({ _id: messageOf(sent)._id, senderType: 'admin', sequence: 2 });
    expect((await openFile(last?.attachment?.url)).statusCode).toBe(200);
    const asVisitor = await callAsVisitor(get(), 'GET', `/chats/${chat.id}`, chat.visitorToken);
    expect(asVisitor.json()).toMatchObject({ chat: { status: 'assigned' } });
  });

  it.each(hostileForms('picture'))('are not %s, of which nothing is kept', async (_what, parts) => {
    const chat = await startChat(get());
    const before = await storedFiles();
    for (const answer of [await send(chat, parts), await answerWith(chat, parts)]) {
      expect([400, 413, 415]).toContain(answer.statusCode);
      expect(answer.json<{ message: string }>().message).toMatch(/\w/);
    }
    expect(await fetchChat(chat)).toHaveLength(1);
    expect(await storedFiles()).toEqual(before);
    await expect.poll(isEmpty, soon).toBe(true);
  });

  it('come from the visitor of the chat alone', async () => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const other = await startChat(get());
    const before = await storedFiles();
    const url = `/chats/${chat.id}/pictures/customer`;
    const stranger = await register(get());
    for (const headers of [
      {},
      { 'x-visitor-token': other.visitorToken },
      { 'x-visitor-token': 'x'.repeat(5_000) },
      { authorization: `Bearer ${stranger.token}` },
      { authorization: `Bearer ${staffToken}` },
    ]) {
      expect((await sendForm(url, headers, [picture()])).json()).toMatchObject({
        code: 'not_found',
      });
    }
    const asCustomer = { authorization: `Bearer ${customer.token}` };
    const onDesk = await sendForm(`/admin/chats/${chat.id}/pictures`, asCustomer, [picture()]);
    expect(onDesk.statusCode).toBe(403);
    expect(await storedFiles()).toEqual(before);
    expect((await sendForm(url, asCustomer, [picture()])).statusCode).toBe(200);
  });

  it('are refused of staff where a colleague holds the chat, and nothing is stored', async () => {
    const { db } = get().database;
    await db
      .insert(users)
      .values({ id: 'colleague', name: 'Nasrin', email: 'nasrin@example.com', role: 'agent' });
    const token = await createSession(db, 'colleague');
    const chat = await startChat(get());
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/join`, { token });
    const before = await storedFiles();
    expect((await answerWith(chat)).json()).toMatchObject({
      code: 'conflict',
      message: 'Nasrin answers in this chat.',
    });
    expect(await storedFiles()).toEqual(before);
  });

  it('are refused once the chat is closed, but for the answer to a repeat', async () => {
    const chat = await startChat(get());
    const sent = await send(chat, [picture(), clientIdPart('before')]);
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/close`, { token: staffToken });
    const before = await storedFiles();
    expect((await send(chat)).json()).toMatchObject({ code: 'chat_closed' });
    expect((await answerWith(chat)).json()).toMatchObject({ code: 'chat_closed' });
    expect(await storedFiles()).toEqual(before);
    const again = await send(chat, [picture(), clientIdPart('before')]);
    expect(messageOf(again)._id).toBe(messageOf(sent)._id);
  });

  it('open by nothing but an address that was made for them and is still young', async () => {
    const chat = await startChat(get());
    const [sent, next] = [messageOf(await send(chat)), messageOf(await send(chat))];
    const url = sent.attachment?.url ?? '';
    const [place = '', query = ''] = url.split('?');
    const long = Date.now() - pictureLifetime - 6 * 60_000;
    const expired = toAttachment(await rowOf(sent), get().documents.keys, long)?.url;
    const elsewhere = await startChat(get());
    for (const [what, address, status] of [
      ['no signature', place, 403],
      ['half a signature', url.slice(0, -4), 403],
      ['a later end', url.replace(/expires=\d/, 'expires=9'), 403],
      [
        'the address of another picture',
        `${next.attachment?.url.split('?')[0] ?? ''}?${query}`,
        403,
      ],
      ['another chat', url.replace(chat.id, elsewhere.id), 403],
      ['what has expired', expired, 410],
    ] as const) {
      expect([what, (await openFile(address)).statusCode]).toEqual([what, status]);
    }
    expect((await openFile(url, 'HEAD')).rawPayload).toHaveLength(0);
    expect((await openFile(url)).statusCode).toBe(200);
  });

  it('go with the account of their customer, and do not open any more', async () => {
    const customer = await register(get());
    const chat = await startChat(get(), { token: customer.token });
    const sent = messageOf(await send(chat));
    const { attachmentKey } = await rowOf(sent);
    expect(await storedFiles()).toContain(attachmentKey);
    await callApi(get(), 'DELETE', '/users/account', {
      token: customer.token,
      payload: { password: customer.password },
    });
    expect((await openFile(sent.attachment?.url)).statusCode).toBe(404);
    // Jobs are done in their order: once this mail is out, the files are gone.
    const later = await register(get());
    await readMails(get(), 1, later.email);
    expect(await storedFiles()).not.toContain(attachmentKey);
  });

  it('are swept where no message has them', async () => {
    const { database, documents } = get();
    const { attachmentKey } = await rowOf(messageOf(await send(await startChat(get()))));
    await documents.files.put('chat-pictures/orphan', Buffer.from('x'));
    await sweepOrphans(database.db, documents);
    expect(await storedFiles()).toContain('chat-pictures/orphan');
    await sweepOrphans(database.db, documents, 0);
    expect(await storedFiles()).not.toContain('chat-pictures/orphan');
    expect(await storedFiles()).toContain(attachmentKey);
  });

  describe('of a chat in which nothing was said for half a year', () => {
    const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
    /** A chat with a picture and words of some days ago, and what has become of it when it is swept. */
    const sweepChat = async (days: { picture: number; words: number; closed?: number }) => {
      const { database, documents } = get();
      const { db } = database;
      const chat = await startChat(get());
      const sent = messageOf(await send(chat));
      const { message: words } = (
        await callAsVisitor(
          get(),
          'POST',
          `/chats/${chat.id}/messages/customer`,
          chat.visitorToken,
          { content: 'That was it.' },
        )
      ).json<{ message: ChatMessage }>();
      const { attachmentKey } = await rowOf(sent);
      for (const [{ _id }, age] of [
        [sent, days.picture],
        [words, days.words],
      ] as const) {
        await db
          .update(chatMessages)
          .set({ createdAt: daysAgo(age) })
          .where(eq(chatMessages.id, _id));
      }
      if (days.closed !== undefined) {
        await db
          .update(chats)
          .set({ status: 'closed', closedAt: daysAgo(days.closed) })
          .where(eq(chats.id, chat.id));
      }
      await sweepOldPictures(db, documents.files);
      const message = (await fetchChat(chat)).find(({ _id }) => _id === sent._id);
      const opened = await openFile(message?.attachment?.url);
      const isStored = (await storedFiles()).includes(attachmentKey ?? '');
      return { chat, message, opened, isStored };
    };

    it.each([
      ['that was never closed', { picture: 200, words: 181 }],
      ['that was closed', { picture: 200, words: 190, closed: 181 }],
    ])('go, and their messages stay: one %s', async (_what, days) => {
      const { chat, message, opened, isStored } = await sweepChat(days);
      expect(isStored).toBe(false);
      expect(message).toMatchObject({ content: '', attachment: { width: 64, height: 32 } });
      expect([opened.statusCode, opened.json()]).toMatchObject([410, { code: 'gone' }]);
      const asStaff = await callApi(get(), 'GET', `/admin/chats/${chat.id}`, { token: staffToken });
      expect(messagesOf(asStaff)).toHaveLength(3);
    });

    it.each([
      ['words followed since', { picture: 200, words: 179 }],
      ['it was closed since', { picture: 200, words: 190, closed: 179 }],
      ['it is young', { picture: 1, words: 1, closed: 0 }],
    ])('stay where %s', async (_what, days) => {
      const { opened, isStored } = await sweepChat(days);
      expect([isStored, opened.statusCode]).toEqual([true, 200]);
    });
  });

  it('are taken so often in an hour of one chat, and words go on', async () => {
    const chat = await startChat(get());
    await send(chat);
    await get()
      .database.db.update(rateLimits)
      .set({ count: 60 })
      .where(eq(rateLimits.key, `chat-pictures:${chat.id}`));
    expect((await send(chat)).json()).toMatchObject({ code: 'rate_limited' });
    const words = await callAsVisitor(
      get(),
      'POST',
      `/chats/${chat.id}/messages/customer`,
      chat.visitorToken,
      { content: 'It does not go through.' },
    );
    expect(words.statusCode).toBe(200);
  });
});
