import { expect, it } from 'vitest';
import { createDelivery } from './delivery.ts';
import { createTestClock, settle } from '../test-clock.ts';

class Refused extends Error {
  readonly status = 400;
}

/** A delivery of words over a line that is there or not. */
function createLine({ isRepeatable = true } = {}) {
  const time = createTestClock();
  const line = { isUp: false, isWanted: true, refuses: false };
  const [tried, arrived, failed]: [string[], string[], string[]] = [[], [], []];
  const delivery = createDelivery<string>({
    clock: time.clock,
    send: async (item) => {
      tried.push(item);
      await settle();
      if (line.refuses) throw new Refused('No.');
      if (!line.isUp) throw new Error('Network error.');
      arrived.push(item);
    },
    failed: (item, { kind }) => void failed.push(`${item} ${kind}`),
    isRepeatable: () => isRepeatable,
    isWanted: () => line.isWanted,
  });
  const rest = async () => {
    for (let times = 0; times < 6; times += 1) await settle();
  };
  return { ...time, time, line, delivery, tried, arrived, failed, rest };
}

it('tries again after longer and longer pauses until there is a line, and never gives up', async () => {
  const { time, line, delivery, arrived, failed, rest } = createLine();
  delivery.send('one');
  await rest();
  const pauses = [];
  for (let tries = 1; tries <= 100; tries += 1) {
    pauses.push(...time.pauses);
    await time.ring();
    await rest();
  }
  expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(failed).toEqual([]);
  line.isUp = true;
  await time.ring();
  await rest();
  expect(arrived).toEqual(['one']);
});

it('tries at once when the line is back, keeps the order, and leaves nothing waiting', async () => {
  const { time, line, delivery, arrived, rest } = createLine();
  delivery.send('one');
  delivery.send('two');
  await rest();
  line.isUp = true;
  delivery.wake();
  await rest();
  expect(arrived).toEqual(['one', 'two']);
  expect(time.pauses).toEqual([]);
});

it('does not try again what was refused', async () => {
  const { line, delivery, tried, failed, rest } = createLine();
  line.refuses = true;
  delivery.send('one');
  await rest();
  expect(tried).toEqual(['one']);
  expect(failed).toEqual(['one other']);
});

it('asks once a server that would take it for two', async () => {
  const { delivery, tried, failed, rest } = createLine({ isRepeatable: false });
  delivery.send('one');
  await rest();
  expect(tried).toEqual(['one']);
  expect(failed).toEqual(['one unreachable']);
});

it('gives up in silence what nobody wants any more, and goes on with the next', async () => {
  const { time, line, delivery, tried, failed, arrived, rest } = createLine();
  delivery.send('one');
  await rest();
  line.isWanted = false;
  await time.ring();
  await rest();
  expect(tried).toEqual(['one']);
  line.isWanted = true;
  line.isUp = true;
  delivery.send('two');
  await rest();
  expect(arrived).toEqual(['two']);
  expect(failed).toEqual([]);
});
