import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rejects when the work is silent, and drops its late result', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const waiting = withTimeout(() => promise, 1_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toMatchObject({ name: 'TimeoutError' });
  resolve('late');
  reject(new Error('late'));
});

it('returns the result of work in time, and leaves no timer', async () => {
  expect(await withTimeout(() => Promise.resolve('done'), 1_000)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when the work throws, and leaves no timer', async () => {
  const broken = () => {
    throw new Error('refused');
  };
  await expect(withTimeout(broken, 1_000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
