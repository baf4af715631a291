import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { sweepContinuations } from '../../src/modules/continuations/continuation-tokens.ts';
import { continuations } from '../../src/schema.ts';
import { describeApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { callAsVisitor, messagesOf, startChat, visitor, type StartedChat } from './chat-people.ts';
import { callApi, register } from './people.ts';

interface Opened {
  chat?: { id: string; visitorToken: string; name: string; phone: string };
  booking?: { reference: string; link: string };
}

const tokenOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ continueToken: string }>().continueToken;
};
const openedBy = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Opened }>().data;
};

describeApp('going on with something on another device', (get) => {
  let serviceId = '';
  beforeAll(async () => {
    serviceId = await anyService(get());
  });

  const ofChat = ({ id, visitorToken }: StartedChat) =>
    callAsVisitor(get(), 'POST', '/continuations/chats', visitorToken, { chatId: id });
  const ofBooking = (link: string) =>
    callApi(get(), 'POST', '/continuations/bookings', { payload: { link } });
  const open = (token: string, address?: string) =>
    callApi(get(), 'POST', '/continuations/open', {
      payload: { token },
      ...(address === undefined ? {} : { address }),
    });
  const bookAsGuest = async () => {
    const answer = await book(get(), { serviceId, ...contact() });
    const { reference } = bookingOf(answer);
    return { reference, link: answer.json<{ link: string }>().link };
  };
  /** Makes all tokens as old as if so many minutes had gone by. */
  const letPass = (minutes: number) =>
    get()
      .database.db.update(continuations)
      .set({ expiresAt: sql`expires_at - make_interval(mins => ${minutes})` });

  it('opens a chat there, and here it goes on as before', async () => {
    const started = await startChat(get());
    const { chat } = openedBy(await open(tokenOf(await ofChat(started))));
    expect(chat).toEqual({ ...started, name: visitor.name, phone: '+8801812345678' });
    const said = await callAsVisitor(
      get(),
      'POST',
      `/chats/${started.id}/messages/customer`,
      chat?.visitorToken ?? '',
      { content: 'From the other phone' },
    );
    expect(said.statusCode).toBe(200);
    const here = await callAsVisitor(get(), 'GET', `/chats/${started.id}`, started.visitorToken);
    expect(messagesOf(here).map(({ content }) => content)).toContain('From the other phone');
  });

  it("opens a guest's booking there by the link that it has here", async () => {
    const { reference, link } = await bookAsGuest();
    const { booking } = openedBy(await open(tokenOf(await ofBooking(link))));
    expect(booking).toEqual({ reference, link });
  });

  it('is good once, also for two at the same time', async () => {
    const token = tokenOf(await ofChat(await startChat(get())));
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
    expect((await open(token)).json()).toMatchObject({ code: 'gone' });
  });

  it('is over after ten minutes, and nothing of it stays', async () => {
    const token = tokenOf(await ofChat(await startChat(get())));
    await letPass(9);
    await sweepContinuations(get().database.db);
    expect(await get().database.db.$count(continuations)).toBeGreaterThan(0);
    await letPass(1);
    expect((await open(token)).statusCode).toBe(410);
    await sweepContinuations(get().database.db);
    expect(await get().database.db.$count(continuations)).toBe(0);
  });

  it('gives nobody what they do not have: not by an id, not by another token or link', async () => {
    const own = await startChat(get());
    const { visitorToken } = await startChat(get());
    expect((await ofChat({ id: own.id, visitorToken })).statusCode).toBe(404);
    const stranger = await register(get());
    for (const { token } of [stranger, { token: undefined }]) {
      const answer = await callApi(get(), 'POST', '/continuations/chats', {
        ...(token === undefined ? {} : { token }),
        payload: { chatId: own.id },
      });
      expect(answer.statusCode).toBe(404);
    }
    const { link } = await bookAsGuest();
    expect((await ofBooking(`${link}x`)).statusCode).toBe(404);
    expect((await open('A'.repeat(43))).statusCode).toBe(410);
  });

  it("takes a customer's chat along, and nothing of the account", async () => {
    const person = await register(get());
    const started = await startChat(get(), { token: person.token });
    // The session alone makes none: what goes along is the chat's own token.
    const bySession = await callApi(get(), 'POST', '/continuations/chats', {
      token: person.token,
      payload: { chatId: started.id },
    });
    expect(bySession.statusCode).toBe(404);
    const answer = await open(tokenOf(await ofChat(started)));
    expect(Object.keys(openedBy(answer).chat ?? {}).toSorted()).toEqual([
      'id',
      'name',
      'phone',
      'visitorToken',
    ]);
    expect(answer.body).not.toContain(person.token);
    const me = await callApi(get(), 'GET', '/auth/me', {
      token: openedBy(answer).chat?.visitorToken ?? '',
    });
    expect(me.statusCode).toBe(401);
  });

  it('is stored in no form that opens anything', async () => {
    const started = await startChat(get());
    const token = tokenOf(await ofChat(started));
    const { link } = await bookAsGuest();
    await ofBooking(link);
    const { rows } = await get().database.pool.query<{ row: string }>(
      'select continuations::text as row from continuations',
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const secret of [token, started.visitorToken, link, started.id]) {
      expect(rows.some(({ row }) => row.includes(secret))).toBe(false);
    }
  });

  it('is made twenty times an hour for one thing, and tried sixty times from one address', async () => {
    const started = await startChat(get());
    for (let made = 0; made < 20; made += 1) tokenOf(await ofChat(started));
    const last = await ofChat(started);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    const address = '10.77.0.1';
    const good = tokenOf(await ofChat(await startChat(get())));
    for (let tried = 0; tried < 59; tried += 1) await open(`wrong-${String(tried)}`, address);
    // A token that opens something does not count.
    expect((await open(good, address)).statusCode).toBe(200);
    expect((await open('wrong', address)).statusCode).toBe(410);
    expect((await open('wrong', address)).statusCode).toBe(429);
  });
});
