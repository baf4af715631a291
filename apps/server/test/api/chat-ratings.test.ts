import type { Chat, PeriodOverview, StaffChat } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayInDhaka } from '../../src/platform/dhaka-time.ts';
import { describeApp } from './app.ts';
import { callAsVisitor, signInStaff, startChat, type StartedChat } from './chat-people.ts';
import { callApi, register } from './people.ts';

describeApp('visitors rate closed chats', (get) => {
  let staffToken: string;
  beforeAll(async () => {
    staffToken = await signInStaff(get());
  });

  const close = ({ id }: StartedChat) =>
    callApi(get(), 'POST', `/admin/chats/${id}/close`, { token: staffToken });
  async function startClosed(more: Parameters<typeof startChat>[1] = {}): Promise<StartedChat> {
    const chat = await startChat(get(), more);
    await close(chat);
    return chat;
  }
  const rate = ({ id, visitorToken }: StartedChat, rating: object) =>
    callAsVisitor(get(), 'PUT', `/chats/${id}/rating`, visitorToken, rating);
  const readAsVisitor = async ({ id, visitorToken }: StartedChat) =>
    (await callAsVisitor(get(), 'GET', `/chats/${id}`, visitorToken)).json<{ chat: Chat }>().chat;
  const readAsStaff = async ({ id }: StartedChat) =>
    (await callApi(get(), 'GET', `/admin/chats/${id}`, { token: staffToken })).json<{
      chat: StaffChat;
    }>().chat;
  const ratingsOf = async (from: string, to: string) =>
    (
      await callApi(get(), 'GET', `/admin/overview/period?from=${from}&to=${to}`, {
        token: staffToken,
      })
    ).json<{ data: PeriodOverview }>().data.chats.ratings;
  const today = () => dayInDhaka(new Date());

  it('and are told from the start that they can, as another server says nothing of it', async () => {
    const chat = await startChat(get());
    expect(await readAsVisitor(chat)).toMatchObject({ status: 'waiting', offers: ['rating'] });
  });

  it('with a score and, where they like, words, as staff read them', async () => {
    const chat = await startClosed();
    expect(await readAsVisitor(chat)).not.toHaveProperty('rating');
    expect(await readAsStaff(chat)).not.toHaveProperty('rating');
    const rated = await rate(chat, { score: 'bad' });
    expect(rated.json()).toMatchObject({ success: true, rating: { score: 'bad' } });
    const rating = { score: 'okay', comment: 'Slow, but kind' };
    expect((await rate(chat, { ...rating, comment: '  Slow, but kind ' })).json()).toMatchObject({
      rating,
    });
    expect((await readAsVisitor(chat)).rating).toMatchObject(rating);
    expect((await readAsStaff(chat)).rating).toMatchObject(rating);
  });

  it('and what is sent again changes nothing, nor where the chat stands in the list', async () => {
    const chat = await startClosed();
    const before = await readAsStaff(chat);
    await rate(chat, { score: 'good', comment: 'Thanks' });
    const first = await readAsStaff(chat);
    await rate(chat, { score: 'good', comment: 'Thanks' });
    expect(await readAsStaff(chat)).toEqual(first);
    expect(first.updatedAt).toBe(before.updatedAt);
    await rate(chat, { score: 'good', comment: ' ' });
    expect((await readAsStaff(chat)).rating).not.toHaveProperty('comment');
  });

  it('not before the chat is closed', async () => {
    const chat = await startChat(get());
    expect((await rate(chat, { score: 'good' })).json()).toMatchObject({ code: 'conflict' });
    await close(chat);
    expect((await rate(chat, { score: 'good' })).statusCode).toBe(200);
  });

  it('with one of the scores, and no more words than there is room for', async () => {
    const chat = await startClosed();
    for (const wrong of [{}, { score: 'best' }, { score: 'good', comment: 'a'.repeat(501) }]) {
      expect((await rate(chat, wrong)).statusCode).toBe(400);
    }
    expect(await readAsStaff(chat)).not.toHaveProperty('rating');
  });

  it('that are their own: nobody else does, staff neither', async () => {
    const chat = await startClosed();
    const other = await startClosed();
    const strange = { id: chat.id, visitorToken: other.visitorToken };
    expect((await rate(strange, { score: 'bad' })).statusCode).toBe(404);
    const asStaff = await callApi(get(), 'PUT', `/chats/${chat.id}/rating`, {
      token: staffToken,
      payload: { score: 'good' },
    });
    expect(asStaff.statusCode).toBe(404);
    expect(await readAsStaff(chat)).not.toHaveProperty('rating');
  });

  it('with their session where they are signed in, and it goes with their account', async () => {
    const person = await register(get());
    const chat = await startClosed({ token: person.token });
    const rated = await callApi(get(), 'PUT', `/chats/${chat.id}/rating`, {
      token: person.token,
      payload: { score: 'good', comment: 'Very quick' },
    });
    expect(rated.statusCode).toBe(200);
    const count = async () =>
      (
        await get().database.pool.query<{ n: number }>(
          'select count(*)::int as n from chat_ratings where chat_id = $1',
          [chat.id],
        )
      ).rows[0]?.n;
    expect(await count()).toBe(1);
    await callApi(get(), 'DELETE', '/users/account', {
      token: person.token,
      payload: { password: person.password },
    });
    expect(await count()).toBe(0);
  });

  it('so often and no more', async () => {
    const chat = await startClosed();
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, n) => rate(chat, { score: n % 2 === 0 ? 'good' : 'bad' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('and the overview counts those of the period, with the latest words', async () => {
    const before = await ratingsOf(today(), today());
    const [liked, slow, missed] = [await startClosed(), await startClosed(), await startClosed()];
    await rate(liked, { score: 'good' });
    await rate(slow, { score: 'okay', comment: 'Slow' });
    await rate(missed, { score: 'bad', comment: 'Nobody came' });
    const ratings = await ratingsOf(today(), today());
    expect(ratings).toMatchObject({
      good: before.good + 1,
      okay: before.okay + 1,
      bad: before.bad + 1,
    });
    expect(ratings.comments.slice(0, 2)).toMatchObject([
      { chatId: missed.id, score: 'bad', comment: 'Nobody came', name: 'Karim Mia' },
      { chatId: slow.id, score: 'okay', comment: 'Slow' },
    ]);
    const yesterday = addDays(today(), -1);
    expect(await ratingsOf(yesterday, yesterday)).toEqual({
      good: 0,
      okay: 0,
      bad: 0,
      comments: [],
    });
  });
});
