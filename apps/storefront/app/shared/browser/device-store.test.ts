import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from './device-store.ts';

interface Opening {
  result?: unknown;
  onsuccess?: () => void;
}

let opened: Opening[] = [];

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
  const open = () => {
    const opening: Opening = {};
    opened.push(opening);
    return opening;
  };
  vi.stubGlobal('indexedDB', { open });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nameOf = (error: unknown) => (error as Error).name;

/** The database that a phone opens at last. */
function openLate() {
  const put = vi.fn<() => void>();
  const abort = vi.fn<() => void>();
  const transaction = { abort };
  const entries = { put, transaction };
  Object.assign(transaction, { objectStore: () => entries });
  const [opening] = opened;
  if (opening) opening.result = { transaction: () => transaction };
  opening?.onsuccess?.();
  return { put, abort };
}

it('fails after a second when opening fires no event, and at once until it has', async () => {
  const store = deviceStore('a', 'b');
  const first = get('key', store).catch(nameOf);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBe('TimeoutError');
  expect(await get('key', store).catch(nameOf)).toBe('TimeoutError');
  expect(opened).toHaveLength(1);
});

it('does not complete a write after it has failed', async () => {
  const store = deviceStore('a', 'b');
  const written = set('key', 'value', store).catch(nameOf);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await written).toBe('TimeoutError');
  const { put, abort } = openLate();
  await vi.advanceTimersByTimeAsync(0);
  expect(abort).toHaveBeenCalledOnce();
  expect(put).not.toHaveBeenCalled();
});

it('fails when the browser refuses to open it', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(await get('key', deviceStore('a', 'b')).catch(nameOf)).toBe('SecurityError');
});
