import type { Case } from '@pothik/contract';
import { and, eq, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { jobs, rateLimits, users } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { callAsVisitor, signInStaff, startChat, type StartedChat } from './chat-people.ts';
import { readAllMails } from './outbox.ts';
import { callApi, register, type Person } from './people.ts';

describeApp('the words of a chat are mailed', (get) => {
  let staffToken: string;
  beforeAll(async () => {
    staffToken = await signInStaff(get());
    await get()
      .database.db.update(users)
      .set({ name: 'Md. Tanvir Hasan' })
      .where(eq(users.role, 'owner'));
  });

  async function confirmed(): Promise<Person> {
    const person = await register(get());
    await get()
      .database.db.update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(eq(users.id, person.id));
    return person;
  }
  const orderAsVisitor = ({ id }: StartedChat, { token }: Person) =>
    callApi(get(), 'POST', `/chats/${id}/transcript`, { token });
  const orderAsStaff = ({ id }: StartedChat) =>
    callApi(get(), 'POST', `/admin/chats/${id}/transcript`, { token: staffToken });
  const answer = ({ id }: StartedChat, content: string) =>
    callApi(get(), 'POST', `/admin/chats/${id}/messages`, {
      token: staffToken,
      payload: { content },
    });
  const transcriptsTo = async ({ email }: Person) =>
    (await readAllMails(get(), email)).filter((mail) => mail.includes('chat with Pothik'));

  it('to the visitor who asks for them, with who said what and when', async () => {
    const person = await confirmed();
    const chat = await startChat(get(), {
      token: person.token,
      payload: { message: 'Is it <b>open</b>?\nOn Friday?' },
    });
    await answer(chat, 'Yes, until six.');
    await callApi(get(), 'POST', `/admin/chats/${chat.id}/notes`, {
      token: staffToken,
      payload: { content: 'Asks every week' },
    });
    const ordered = await orderAsVisitor(chat, person);
    expect(ordered.json()).toMatchObject({ success: true, email: person.email });
    const [mail = '', ...more] = await transcriptsTo(person);
    expect(more).toEqual([]);
    expect(mail).toMatch(
      /Karim Mia, \d+ \w{3} \d{4}, \d\d:\d\d: Is it <b>open<\/b>\?\r?\nOn Friday\?/,
    );
    expect(mail).toMatch(/Tanvir, \d+ \w{3} \d{4}, \d\d:\d\d: Yes, until six\./);
    expect(mail).toContain('Is it &lt;b&gt;open&lt;/b&gt;?<br>On Friday?');
    expect(mail).not.toContain('Hasan');
    expect(mail).not.toContain('Asks every week');
  });

  it('once, however often the same words are asked for, and again when there are more', async () => {
    const person = await confirmed();
    const chat = await startChat(get(), { token: person.token });
    await Promise.all([orderAsVisitor(chat, person), orderAsVisitor(chat, person)]);
    expect(await transcriptsTo(person)).toHaveLength(1);
    await answer(chat, 'Yes');
    await orderAsVisitor(chat, person);
    expect(await transcriptsTo(person)).toHaveLength(2);
  });

  it('by staff to the address of the account, which the log and the case tell', async () => {
    const person = await confirmed();
    const chat = await startChat(get(), { token: person.token });
    expect((await orderAsStaff(chat)).json()).toMatchObject({ email: person.email });
    expect(await transcriptsTo(person)).toHaveLength(1);
    const found = await callApi(get(), 'GET', `/admin/cases/${chat.id}?kind=chat`, {
      token: staffToken,
    });
    const { entries } = found.json<{ case: Case }>().case;
    expect(entries.filter(({ kind }) => kind !== 'message')).toMatchObject([
      { kind: 'mail', about: 'transcript', mail: 'sent' },
      { kind: 'deed', deed: 'chat.transcript', chat: chat.id },
    ]);
  });

  it('in the language of the account, with the pictures as words', async () => {
    const person = await confirmed();
    await callApi(get(), 'PUT', '/users/preferences', {
      token: person.token,
      payload: { language: 'bn' },
    });
    const chat = await startChat(get(), { token: person.token });
    await get().database.pool.query(
      `update chat_messages set content = '', attachment_key = 'a', attachment_width = 4, attachment_height = 3
       where chat_id = $1`,
      [chat.id],
    );
    await orderAsVisitor(chat, person);
    const [mail = ''] = (await readAllMails(get(), person.email)).filter((one) =>
      one.includes('আপনার চ্যাট'),
    );
    expect(mail).toContain('Karim Mia, ');
    expect(mail).toContain('(একটি ছবি)');
    expect(mail).toContain('ছবি মেইলে পাঠানো হয় না।');
  });

  it('and of a long chat the newest', async () => {
    const person = await confirmed();
    const chat = await startChat(get(), { token: person.token });
    await get().database.pool.query(
      `insert into chat_messages (id, chat_id, sequence, sender_type, content)
       select $1 || n, $1, n + 1, 'customer', 'word ' || n from generate_series(1, 300) n`,
      [chat.id],
    );
    await orderAsVisitor(chat, person);
    const [mail = ''] = await transcriptsTo(person);
    expect(mail).toContain('the earliest messages are left out');
    expect(mail).toContain('word 300');
    expect(mail).not.toContain('Is it open?');
  });

  it('to nobody else: not by a token alone, and to no address that is not confirmed', async () => {
    const person = await register(get());
    const chat = await startChat(get(), { token: person.token });
    const byToken = await callAsVisitor(
      get(),
      'POST',
      `/chats/${chat.id}/transcript`,
      chat.visitorToken,
    );
    expect(byToken.statusCode).toBe(401);
    expect((await orderAsVisitor(chat, await confirmed())).statusCode).toBe(404);
    expect((await orderAsVisitor(chat, person)).json()).toMatchObject({
      code: 'conflict',
      message: 'Please confirm your email address first: the chat is sent there.',
    });
    expect((await orderAsStaff(chat)).json()).toMatchObject({ code: 'conflict' });
    const guests = await startChat(get());
    expect((await orderAsStaff(guests)).json()).toMatchObject({
      message: 'This visitor has no account, so no address is known to be theirs.',
    });
    const waiting = await get().database.db.$count(
      jobs,
      and(eq(jobs.kind, 'chat-transcript'), sql`${jobs.payload} ->> 'chatId' = ${chat.id}`),
    );
    expect(waiting).toBe(0);
  });

  it('not where the account has another address by then, which nobody has confirmed', async () => {
    const person = await confirmed();
    const chat = await startChat(get(), { token: person.token });
    await orderAsVisitor(chat, person);
    await get()
      .database.db.update(users)
      .set({ emailVerifiedAt: null })
      .where(eq(users.id, person.id));
    expect(await transcriptsTo(person)).toEqual([]);
  });

  it('not before anything is said, nor ever again within the hour', async () => {
    const person = await confirmed();
    const silent = await startChat(get(), { token: person.token, payload: { message: '' } });
    expect((await orderAsVisitor(silent, person)).json()).toMatchObject({
      message: 'Nothing has been said in this chat yet.',
    });
    const chat = await startChat(get(), { token: person.token });
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await orderAsVisitor(chat, person)).statusCode).toBe(200);
    }
    expect((await orderAsStaff(chat)).json()).toMatchObject({ code: 'rate_limited' });
    const { db } = get().database;
    await db.delete(rateLimits).where(like(rateLimits.key, `chat-transcript:${chat.id}`));
    expect((await orderAsStaff(chat)).statusCode).toBe(200);
  });
});
