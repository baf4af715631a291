import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTimeouts } from '../client-timeouts.ts';
import { endWhenSlow } from './upload-speed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An upload that brings so many bytes in each second; when it is ended, in seconds, within 15 minutes. */
function endOf(bytesOf: (second: number) => number): number | undefined {
  const raw = new IncomingMessage(new Socket());
  const stop = endWhenSlow(raw, defaultTimeouts);
  try {
    for (let second = 1; second <= 15 * 60; second += 1) {
      const bytes = bytesOf(second);
      if (bytes > 0) raw.emit('data', Buffer.alloc(bytes));
      vi.advanceTimersByTime(1_000);
      if (raw.destroyed) return second;
    }
    return undefined;
  } finally {
    stop();
  }
}

it.each([
  ['a line of 2G goes on', () => 5_000, undefined],
  [
    'a fast line that rests a while goes on',
    (second: number) => (second % 29 === 1 ? 200_000 : 0),
    undefined,
  ],
  [
    'one that stands still ends after half a minute',
    (second: number) => (second === 1 ? 9_000_000 : 0),
    60,
  ],
  ['one that never moves ends', () => 0, 30],
  ['one that brings just enough not to stand still ends after a minute', () => 1_000, 60],
  [
    'one that was fast at first ends once all of it was slow',
    (second: number) => (second < 10 ? 50_000 : 1_000),
    180,
  ],
])('%s', (_what, bytesOf, end) => {
  expect(endOf(bytesOf)).toBe(end);
});

it('an upload that is there is not ended', () => {
  const raw = new IncomingMessage(new Socket());
  endWhenSlow(raw, defaultTimeouts);
  raw.complete = true;
  vi.advanceTimersByTime(600_000);
  expect(raw.destroyed).toBe(false);
});
