import { expect, it } from 'vitest';
import { createPolling } from './polling.ts';
import { createTestClock, settle } from '../test-clock.ts';

it('asks after a longer pause each time, and at least every fifteen seconds', async () => {
  const time = createTestClock();
  let asked = 0;
  const polling = createPolling(time.clock, async () => {
    await settle();
    asked += 1;
  });
  polling.start();
  const pauses = [];
  for (let times = 0; times < 6; times += 1) {
    pauses.push(...time.pauses);
    await time.ring();
    await settle();
  }
  expect(asked).toBe(6);
  expect(pauses).toEqual([3_000, 4_500, 6_750, 10_125, 15_000, 15_000]);
});

it('goes on after a time that failed', async () => {
  const time = createTestClock();
  const ended = Promise.withResolvers<undefined>();
  const polling = createPolling(time.clock, () => ended.promise);
  polling.start();
  await time.ring();
  expect(time.pauses).toEqual([]);
  ended.resolve(undefined);
  await settle();
  expect(time.pauses).toEqual([4_500]);
});

it('is on once, however often it is started', () => {
  const time = createTestClock();
  const polling = createPolling(time.clock, () => Promise.resolve());
  polling.start();
  polling.start();
  expect(time.pauses).toHaveLength(1);
});

it('stays off when it was stopped while it asked, and begins anew with the shortest pause', async () => {
  const time = createTestClock();
  const polling = createPolling(time.clock, settle);
  polling.start();
  await time.ring();
  await settle();
  await time.ring();
  polling.stop();
  await settle();
  await settle();
  expect(time.pauses).toEqual([]);
  polling.start();
  expect(time.pauses).toEqual([3_000]);
  polling.stop();
  expect(time.pauses).toEqual([]);
});
