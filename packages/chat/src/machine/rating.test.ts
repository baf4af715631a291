import { expect, it } from 'vitest';
import { createChatController, type ChatController } from '../controller.ts';
import { createWorld, type World } from '../test-world.ts';
import { selectRating } from './selectors.ts';
import { initialChatState } from './state.ts';
import { transition } from './transition.ts';

const ratingOf = (chat: ChatController) => selectRating(chat.getState());

async function startChat(world: World): Promise<ChatController> {
  const chat = createChatController(world.ports());
  world.connect();
  chat.start({ name: 'Rahim', phone: '01712345678', message: '' });
  await world.settle();
  world.staffJoins();
  return chat;
}

async function closedChat(world = createWorld()) {
  const chat = await startChat(world);
  world.staffCloses();
  await world.settle();
  return { world, chat };
}

it('takes a rating once the chat is closed, and then as often as it changes', async () => {
  const world = createWorld();
  const chat = await startChat(world);
  expect(ratingOf(chat)).toBeUndefined();
  chat.rate({ score: 'good' });
  world.staffCloses();
  await world.settle();
  expect(ratingOf(chat)).toEqual({ draft: '', delivery: 'idle' });
  chat.rate({ score: 'bad' });
  expect(ratingOf(chat)).toMatchObject({ wanted: { score: 'bad' }, delivery: 'sending' });
  await world.settle();
  chat.rate({ score: 'okay' });
  await world.settle();
  chat.typeRatingComment(' Slow ');
  chat.rate({ comment: ' Slow ' });
  await world.settle();
  expect(ratingOf(chat)).toMatchObject({
    saved: { score: 'okay', comment: 'Slow' },
    delivery: 'idle',
  });
  expect(world.ratings).toEqual([
    { score: 'bad' },
    { score: 'okay' },
    { score: 'okay', comment: 'Slow' },
  ]);
});

it('says nothing of ratings to a server that knows none', async () => {
  const { chat, world } = await closedChat(createWorld({ isForeign: true }));
  expect(ratingOf(chat)).toBeUndefined();
  chat.rate({ score: 'good' });
  await world.settle();
  expect(world.ratings).toEqual([]);
});

it('takes what another server means by the same names for no offer', () => {
  const offers: unknown[] = [true, 'rating', { rating: true }, ['refund'], null];
  for (const offer of offers) {
    const stored = { chatId: 'c1', user: { name: 'Rahim', phone: '+8801712345678' } };
    const [restoring] = transition(initialChatState, { type: 'began', stored });
    const chat = { _id: 'c1', status: 'closed', rating: 5, offers: offer } as never;
    const [state] = transition(restoring, { type: 'fetched', chat, messages: [] });
    expect(selectRating(state)).toBeUndefined();
  }
});

it('waits for a rating on its way, so that the last one stays, and sends the same one once', async () => {
  const { chat, world } = await closedChat();
  chat.rate({ score: 'good' });
  chat.rate({ score: 'okay' });
  chat.rate({ score: 'bad' });
  await world.settle();
  chat.rate({ score: 'bad' });
  chat.rate({ comment: '' });
  await world.settle();
  expect(world.ratings).toEqual([{ score: 'good' }, { score: 'bad' }]);
});

it('says that a rating found no line, keeps what was typed, and sends it again when asked', async () => {
  const { chat, world } = await closedChat();
  chat.rate({ score: 'good' });
  await world.settle();
  world.cutLine();
  chat.typeRatingComment('Very quick');
  chat.rate({ comment: 'Very quick' });
  await world.settle();
  expect(ratingOf(chat)).toEqual({
    saved: { score: 'good' },
    wanted: { score: 'good', comment: 'Very quick' },
    draft: 'Very quick',
    delivery: 'failed',
  });
  world.repairLine();
  chat.rate({});
  await world.settle();
  expect(ratingOf(chat)).toMatchObject({ delivery: 'idle' });
  expect(world.ratings.at(-1)).toEqual({ score: 'good', comment: 'Very quick' });
});

it('goes on with a rating whose page ended, in the next one', async () => {
  const { chat, world } = await closedChat();
  world.cutLine();
  chat.rate({ score: 'okay' });
  await world.settle();
  chat.stop();
  world.connect();
  const next = createChatController(world.ports());
  await world.settle();
  expect(ratingOf(next)).toMatchObject({ saved: { score: 'okay' }, delivery: 'idle' });
  expect(world.ratings).toEqual([{ score: 'okay' }]);
  next.stop();
  const last = createChatController(world.ports());
  await world.settle();
  expect(ratingOf(last)).toMatchObject({ saved: { score: 'okay' }, delivery: 'idle' });
  expect(world.ratings).toHaveLength(1);
});

it('leaves the rating with its chat when a new one begins', async () => {
  const { chat, world } = await closedChat();
  world.cutLine();
  chat.rate({ score: 'okay' });
  await world.settle();
  chat.startNew();
  world.connect();
  await world.settle();
  chat.start({ name: 'Rahim', phone: '01712345678', message: '' });
  await world.settle();
  world.staffCloses();
  await world.settle();
  expect(ratingOf(chat)).toEqual({ draft: '', delivery: 'idle' });
  expect(world.ratings).toEqual([]);
});
