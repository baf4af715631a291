import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createChatController, type ChatController } from './controller.ts';
import { selectTimeline } from './machine/selectors.ts';
import { createWorld, type World } from './test-world.ts';

const form = { name: 'Rahim', phone: '01712345678', message: '' };

const talkOf = (chat: ChatController) => {
  const { talk } = chat.getState();
  if (!('messages' in talk)) throw new Error(`there is no conversation but ${talk.phase}`);
  return talk;
};
const shown = (chat: ChatController) =>
  selectTimeline(chat.getState()).map(({ message }) => message.content);

function say(chat: ChatController, content: string) {
  chat.type(content);
  chat.send();
}

async function startAssigned(world: World): Promise<ChatController> {
  const chat = createChatController(world.ports());
  world.connect();
  chat.start(form);
  await world.settle();
  world.staffJoins();
  await world.settle();
  return chat;
}

describe('a picture', () => {
  const chosen = { file: new Blob(['x'.repeat(7)]), width: 4, height: 3 };

  it('waits for the line, comes through once, and its preview is let go', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    chat.sendPicture(chosen);
    await world.settle();
    expect(talkOf(chat).outgoing).toMatchObject([{ delivery: 'sending', picture: { width: 4 } }]);
    expect(world.previews.size).toBe(1);
    world.connect();
    world.loseNextAnswer();
    await world.pass(10_000);
    expect(world.stored.map(({ attachment }) => attachment?.url)).toEqual(['picture of 7']);
    expect(talkOf(chat)).toMatchObject({ outgoing: [], messages: [{ content: '' }] });
    expect(world.previews.size).toBe(0);
  });

  it('that was on its way when the page ended is told as lost', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    chat.sendPicture(chosen);
    await world.settle();
    chat.stop();
    world.connect();
    createChatController(world.ports());
    await world.pass(10_000);
    expect(world.toasts).toEqual(['A picture was not sent. Please choose it again.']);
    expect(world.previews.size).toBe(0);
  });

  it('that was on its way when the page ended is sent by the next one, once, where its bytes are kept', async () => {
    const world = createWorld({ keepsPictures: true });
    const chat = await startAssigned(world);
    world.cutLine();
    chat.sendPicture(chosen);
    await world.settle();
    expect(world.keptPictures.size).toBe(1);
    chat.stop();
    world.connect();
    const next = createChatController(world.ports());
    await world.pass(10_000);
    expect(world.toasts).toEqual([]);
    expect(world.stored.map(({ attachment }) => attachment?.url)).toEqual(['picture of 7']);
    expect(talkOf(next)).toMatchObject({ outgoing: [], messages: [{ content: '' }] });
    expect(world.previews.size).toBe(0);
    expect(world.keptPictures.size).toBe(0);
  });

  it('is not sent to a server that gives no token', async () => {
    const world = createWorld({ isForeign: true });
    const chat = await startAssigned(world);
    chat.sendPicture(chosen);
    await world.settle();
    expect(selectTimeline(chat.getState())).toEqual([]);
    expect(world.previews.size).toBe(0);
  });
});

describe('the controller', () => {
  it('starts, sends and hears', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    say(chat, 'one');
    say(chat, 'two');
    await world.settle();
    world.staffSays('three');
    await world.settle();
    expect(shown(chat)).toEqual(['one', 'two', 'three']);
    expect(world.stored.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
    expect(world.toasts).toEqual(['Admin: three']);
  });

  it('sends what was written without a line when it is back, once and in its order', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    say(chat, 'one');
    say(chat, 'two');
    await world.settle();
    expect(world.stored).toEqual([]);
    expect(talkOf(chat).outgoing.map(({ delivery }) => delivery)).toEqual(['sending', 'sending']);
    world.connect();
    await world.settle();
    expect(world.stored.map(({ content }) => content)).toEqual(['one', 'two']);
    expect(shown(chat)).toEqual(['one', 'two']);
  });

  it('says after ten seconds that it is late, goes on, and comes through once', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    say(chat, 'anybody?');
    await world.pass(9_900);
    expect(talkOf(chat).outgoing).toMatchObject([{ delivery: 'sending' }]);
    await world.pass(200);
    expect(talkOf(chat).outgoing).toMatchObject([{ delivery: 'late' }]);
    world.connect();
    await world.settle();
    expect(talkOf(chat).outgoing).toEqual([]);
    expect(world.stored.map(({ content }) => content)).toEqual(['anybody?']);
  });

  it('tries a late one at once where that is asked for', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    say(chat, 'anybody?');
    await world.pass(13_000);
    world.repairLine();
    chat.retry(talkOf(chat).outgoing[0]?.clientId ?? '');
    await world.settle();
    expect(world.stored.map(({ content }) => content)).toEqual(['anybody?']);
  });

  it('is not tried again once it was given up late, and holds up nothing behind it', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    say(chat, 'one');
    say(chat, 'two');
    await world.pass(13_000);
    world.repairLine();
    chat.discard(talkOf(chat).outgoing[0]?.clientId ?? '');
    await world.settle();
    expect(world.stored.map(({ content }) => content)).toEqual(['two']);
  });

  it('comes back as what was said where it was given up and had arrived all the same', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.loseNextNews();
    world.loseNextAnswer();
    say(chat, 'one');
    await world.settle();
    world.cutLine();
    await world.pass(11_000);
    chat.discard(talkOf(chat).outgoing[0]?.clientId ?? '');
    expect(shown(chat)).toEqual([]);
    world.connect();
    await world.settle();
    expect(shown(chat)).toEqual(['one']);
    expect(world.stored).toHaveLength(1);
  });

  it('sends what was written without a line whenever it returns, once and in order', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.cutLine();
    for (const words of ['anybody?', 'my flight is tomorrow']) say(chat, words);
    await world.pass(3_600_000);
    expect(world.stored).toHaveLength(0);
    world.connect();
    await world.settle();
    expect(shown(chat)).toEqual(['anybody?', 'my flight is tomorrow']);
    expect(world.stored).toHaveLength(2);
  });

  it('sends what the page could not before it ended when it is there again, as the same messages', async () => {
    const world = createWorld();
    const first = await startAssigned(world);
    world.loseNextNews();
    world.loseNextAnswer();
    say(first, 'arrived, and nobody heard of it');
    await world.settle();
    world.cutLine();
    for (const words of ['one', 'two']) say(first, words);
    await world.settle();
    first.stop();
    const second = createChatController(world.ports());
    world.connect();
    await world.settle();
    const all = ['arrived, and nobody heard of it', 'one', 'two'];
    expect(shown(second)).toEqual(all);
    expect(world.stored.map(({ content }) => content)).toEqual(all);
    second.stop();
    const third = createChatController(world.ports());
    await world.settle();
    expect(shown(third)).toEqual(all);
    expect(world.stored).toHaveLength(3);
  });

  it('leaves to who wrote it what a server without tokens would take for another message', async () => {
    const world = createWorld({ isForeign: true });
    const first = await startAssigned(world);
    first.type('something else');
    world.cutLine();
    first.send();
    first.type('and more');
    await world.settle();
    first.stop();
    const second = createChatController(world.ports());
    world.connect();
    await world.settle();
    expect(talkOf(second).outgoing).toMatchObject([
      { content: 'something else', delivery: 'failed' },
    ]);
    expect(world.stored).toHaveLength(0);
  });

  it('asks a server that knows no tokens once, and gives the words back', async () => {
    const world = createWorld({ isForeign: true });
    const chat = await startAssigned(world);
    world.cutLine();
    say(chat, 'Hello?');
    await world.settle();
    expect(chat.getState().draft).toBe('Hello?');
    world.connect();
    chat.send();
    await world.settle();
    expect(shown(chat)).toEqual(['Hello?']);
  });

  it('goes on with the chat of an earlier visit, and forgets one that is gone', async () => {
    const world = createWorld();
    const first = await startAssigned(world);
    say(first, 'before');
    await world.settle();
    first.stop();
    const second = createChatController(world.ports());
    world.connect();
    await world.settle();
    expect(shown(second)).toEqual(['before']);
    second.stop();
    world.forgetChats();
    const third = createChatController(world.ports());
    await world.settle();
    expect(third.getState().talk.phase).toBe('none');
    expect(world.storage.kept).toBeUndefined();
  });

  it('fetches while the socket is down, each time after a longer pause', async () => {
    const world = createWorld();
    const chat = await startAssigned(world);
    world.dropSocket();
    world.staffSays('heard all the same');
    await world.pass(4_000);
    expect(shown(chat)).toEqual(['heard all the same']);
    const before = world.fetches;
    await world.pass(60_000);
    expect(world.fetches - before).toBeLessThan(8);
    expect(world.fetches - before).toBeGreaterThan(2);
    world.connect();
    await world.settle();
    const after = world.fetches;
    await world.pass(60_000);
    expect(world.fetches).toBe(after);
  });

  it('leaves a chat that another tab has left, and follows it into the next', async () => {
    const world = createWorld();
    const one = await startAssigned(world);
    const two = createChatController(world.ports());
    await world.settle();
    expect(two.getState().talk.phase).toBe('assigned');
    one.startNew();
    await world.settle();
    expect(two.getState().talk.phase).toBe('none');
    two.start(form);
    await world.settle();
    expect(talkOf(one).chatId).toBe(talkOf(two).chatId);
  });

  it('tells its listeners of a change, and nothing after it is stopped', async () => {
    const world = createWorld();
    const chat = createChatController(world.ports());
    const listener = vi.fn();
    chat.subscribe(listener);
    chat.openPanel();
    expect(listener).toHaveBeenCalledTimes(1);
    chat.stop();
    world.connect();
    chat.closePanel();
    await world.settle();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it('proves who the visitor is, and knows it after a reload', async () => {
  const world = createWorld();
  const chat = await startAssigned(world);
  const proof = { reference: 'PTK-7K4M-2Q', phone: '+8801712345678' };
  await Promise.all([chat.prove(proof), world.settle()]);
  expect(talkOf(chat).provenBy).toBe('booking');
  chat.stop();
  const again = createChatController(world.ports());
  await world.pass(20_000);
  expect(talkOf(again).provenBy).toBe('booking');
  again.stop();
});

/** What may happen to a chat that has started. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant('visitor-says' as const) },
  { weight: 5, arbitrary: fc.constant('staff-says' as const) },
  { weight: 2, arbitrary: fc.constant('cut-line' as const) },
  { weight: 2, arbitrary: fc.constant('drop-socket' as const) },
  { weight: 3, arbitrary: fc.constant('connect' as const) },
  { weight: 2, arbitrary: fc.constant('lose-answer' as const) },
  { weight: 2, arbitrary: fc.constant('lose-news' as const) },
  { weight: 2, arbitrary: fc.constant('news-again' as const) },
  { weight: 1, arbitrary: fc.constant('news-late' as const) },
  { weight: 3, arbitrary: fc.constant('pass' as const) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
);

it('loses, doubles and reorders nothing, whatever line it has', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 60, maxLength: 160, size: 'max' }),
      async (steps) => {
        const world = createWorld();
        let chat = await startAssigned(world);
        // The simple model: what the visitor has written and not got back.
        const written: string[] = [];
        for (const [index, one] of steps.entries()) {
          count += 1;
          if (one === 'visitor-says' && chat.getState().draft === '') {
            say(chat, `visitor ${String(index)}`);
            written.push(`visitor ${String(index)}`);
          } else if (one === 'staff-says') world.staffSays(`staff ${String(index)}`);
          else if (one === 'cut-line') world.cutLine();
          else if (one === 'drop-socket') world.dropSocket();
          else if (one === 'connect') world.connect();
          else if (one === 'lose-answer') world.loseNextAnswer();
          else if (one === 'lose-news') world.loseNextNews();
          else if (one === 'news-again') world.sendNewsAgain();
          else if (one === 'news-late') world.delayNextNews();
          else if (one === 'pass') await world.pass(2_000);
          else if (one === 'reload') {
            chat.stop();
            await world.pass(10);
            chat = createChatController(world.ports());
            await world.pass(20_000);
            if (chat.getState().talk.phase === 'restoring') world.connect();
            await world.pass(20_000);
          }
        }
        world.connect();
        await world.pass(60_000);
        // Nothing is stuck: the next one gets through, and shows where something is missing.
        const { draft } = chat.getState();
        say(chat, 'at last');
        await world.pass(60_000);
        const stored = world.stored.map(({ content }) => content);
        expect(shown(chat)).toEqual(stored);
        expect(talkOf(chat).outgoing).toEqual([]);
        expect(stored.filter((content) => content.startsWith('visitor'))).toEqual(
          written.filter((content) => content !== draft),
        );
        expect(stored.at(-1)).toBe('at last');
        chat.stop();
      },
    ),
    { numRuns: 200 },
  );
  expect(count).toBeGreaterThan(10_000);
});
