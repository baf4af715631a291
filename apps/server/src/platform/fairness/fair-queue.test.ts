import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, in the order in which it began. */
function workshop(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (group: string, name: string) =>
    queue.run(group, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, add, endNext };
}

it('runs no more at once than it may', async () => {
  const { begun, add, endNext } = workshop(new FairQueue(2));
  const all = ['1', '2', '3', '4'].map((name) => add('one', name));
  expect(begun).toEqual(['1', '2']);
  for (let ended = 0; ended < 4; ended += 1) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['1', '2', '3', '4']);
});

it('takes one of each group by turns, however much one of them brings', async () => {
  const { begun, add, endNext } = workshop(new FairQueue(1));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  for (let ended = 0; ended < 6; ended += 1) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('goes on after work that failed', async () => {
  const queue = new FairQueue(1);
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
