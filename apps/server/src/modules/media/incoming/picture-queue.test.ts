import { expect, it } from 'vitest';
import { usualCost } from './picture-limits.ts';
import type { PictureAnswer, PictureOrder } from './picture-order.ts';
import { PictureQueue } from './picture-queue.ts';

const large = usualCost + 1;
const usual = usualCost / 2;

/** A queue whose pictures are done when the test says so. */
function testQueue() {
  const underWay = new Map<string, (answer: PictureAnswer) => void>();
  const started: string[] = [];
  const make = ({ bytes }: PictureOrder) => {
    const { promise, resolve } = Promise.withResolvers<PictureAnswer>();
    underWay.set(bytes.toString(), resolve);
    started.push(bytes.toString());
    return promise;
  };
  const queue = new PictureQueue({ make }, { make });
  const answered: string[] = [];
  const send = (name: string, network: string, cost: number, signal?: AbortSignal) => {
    const path = [network, 'guests'];
    const made = queue.make({ path, ...(signal ? { signal } : {}) }, cost, () =>
      Promise.resolve({ bytes: Buffer.from(name), longestSide: 1 }),
    );
    made.then(
      () => answered.push(name),
      () => undefined,
    );
    return made;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    send,
    settle,
    started,
    answered,
    finish: async (name: string): Promise<void> => {
      underWay.get(name)?.({ bytes: Buffer.from(name), width: 1, height: 1 });
      underWay.delete(name);
      await settle();
    },
  };
}

it.each([
  ['large', large],
  ['usual', usual],
])('eight %s pictures of one network do not keep another one waiting', async (_kind, cost) => {
  const { send, settle, started, finish, answered } = testQueue();
  for (let count = 0; count < 8; count += 1) void send(`attack-${String(count)}`, 'a', cost);
  await settle();
  void send('honest', 'b', usual);
  await settle();
  // Nothing of the attack is done yet, and the honest one is being made.
  expect(started).toEqual(['attack-0', 'honest']);
  await finish('honest');
  expect(answered).toEqual(['honest']);
});

it('large pictures of many networks leave usual ones a way', async () => {
  const { send, settle, started } = testQueue();
  for (const network of 'abcdefgh') void send(`large-${network}`, network, large);
  await settle();
  void send('honest', 'z', usual);
  await settle();
  expect(started).toEqual(['large-a', 'honest']);
});

it('usual pictures of two networks keep a third waiting for one of them, and no longer', async () => {
  const { send, settle, started, finish } = testQueue();
  for (let count = 0; count < 4; count += 1) {
    void send(`a-${String(count)}`, 'a', usual);
    void send(`b-${String(count)}`, 'b', usual);
  }
  await settle();
  void send('honest', 'c', usual);
  await finish('a-0');
  expect(started).toEqual(['a-0', 'b-0', 'honest']);
});

it('pictures whose senders have gone are not made, nor read', async () => {
  const { send, settle, started, finish } = testQueue();
  const leaving = new AbortController();
  void send('first', 'a', usual);
  const second = send('second', 'a', usual, leaving.signal);
  void send('third', 'a', usual);
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await settle();
  await finish('first');
  expect(started).toEqual(['first', 'third']);
});

it('so much of one network may wait; what is more is refused with a time, and others go on', async () => {
  const { send, settle, started, finish } = testQueue();
  const most = 3_000_000_000;
  void send('first', 'a', most / 2);
  void send('second', 'a', most / 2);
  await settle();
  await expect(send('third', 'a', usual)).rejects.toMatchObject({
    code: 'rate_limited',
    headers: { 'retry-after': '60' },
  });
  void send('honest', 'b', usual);
  await settle();
  expect(started).toContain('honest');
  await finish('first');
  void send('fourth', 'a', usual);
  await finish('second');
  expect(started).toContain('fourth');
});

it('goes on after a picture that could not be read', async () => {
  const { send, settle, started } = testQueue();
  const broken = new PictureQueue(
    { make: () => Promise.reject(new Error('no process')) },
    { make: () => Promise.reject(new Error('no process')) },
  );
  const read = () => Promise.resolve({ bytes: Buffer.alloc(1), longestSide: 1 });
  for (let count = 0; count < 3; count += 1) {
    await expect(broken.make({ path: ['a'] }, usual, read)).rejects.toThrow('no process');
  }
  void send('next', 'a', usual);
  await settle();
  expect(started).toEqual(['next']);
});
