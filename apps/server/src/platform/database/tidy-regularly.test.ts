import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { tidyRegularly } from './tidy-regularly.ts';

const hour = 60 * 60 * 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tidies the embedded database until it is ended, and goes on after a failure', async () => {
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error');
  const tidy = vi.fn(() => Promise.reject(new Error('disk full')));
  const end = tidyRegularly({ engine: 'embedded', tidy }, log, hour);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(tidy).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(tidy).toHaveBeenCalledTimes(2);
});

it('leaves PostgreSQL to itself', async () => {
  const tidy = vi.fn(() => Promise.resolve());
  tidyRegularly({ engine: 'postgres', tidy }, createLog('silent'), hour);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(tidy).not.toHaveBeenCalled();
});
