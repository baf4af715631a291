import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLock } from './locks.ts';

type Hold = () => Promise<void>;

let granted: Hold[] = [];
let held: { name: string }[] = [];

beforeEach(() => {
  granted = [];
  held = [];
  vi.useFakeTimers();
  const request = (_name: string, _options: object, hold: Hold) =>
    new Promise<void>((resolve) => {
      granted.push(() => hold().then(resolve));
    });
  vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({ held }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const work = () => {
  const run = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  return run;
};

it('runs without the lock when the browser ignores the request, and once when it is granted late', async () => {
  const run = work();
  const done = withLock('outbox', run);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toBe('done');
  await granted[0]?.();
  expect(run).toHaveBeenCalledOnce();
});

it('waits as long as another tab has the lock', async () => {
  held = [{ name: 'outbox' }];
  const run = work();
  const done = withLock('outbox', run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).not.toHaveBeenCalled();
  await granted[0]?.();
  expect(await done).toBe('done');
  expect(run).toHaveBeenCalledOnce();
});

it('runs when the browser refuses locks', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
  expect(await withLock('outbox', work())).toBe('done');
});

it('rejects with the error of the work', async () => {
  const done = withLock('outbox', () => Promise.reject(new Error('broken'))).catch(String);
  await granted[0]?.();
  expect(await done).toBe('Error: broken');
});
