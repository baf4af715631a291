import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('removes a toast after five seconds', () => {
  const store = createToastStore();
  store.add('Saved', 'success');
  vi.advanceTimersByTime(4_999);
  expect(store.getToasts()).toEqual([{ id: 1, type: 'success', message: 'Saved' }]);
  vi.advanceTimersByTime(1);
  expect(store.getToasts()).toEqual([]);
});

it.each([0, -1])('keeps a toast of duration %i until it is closed', (duration) => {
  const store = createToastStore();
  const id = store.add('Read me', 'warning', duration);
  vi.advanceTimersByTime(3_600_000);
  expect(store.getToasts()).toHaveLength(1);
  store.remove(id);
  expect(store.getToasts()).toEqual([]);
});

it('keeps a toast that came while the page was hidden until it was shown for as long', () => {
  const page = Object.assign(new EventTarget(), { hidden: true, querySelectorAll: () => [] });
  vi.stubGlobal('document', page);
  const store = createToastStore();
  store.add('Everything was removed');
  vi.advanceTimersByTime(60_000);
  expect(store.getToasts()).toHaveLength(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(4_999);
  expect(store.getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.getToasts()).toEqual([]);
});

it('keeps a toast in the dialog that is open when it comes, until that closes', () => {
  const dialog = new EventTarget();
  vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [new EventTarget(), dialog] });
  const store = createToastStore();
  store.add('Saved', 'success');
  expect(store.getToasts()).toEqual([{ id: 1, type: 'success', message: 'Saved', dialog }]);
  dialog.dispatchEvent(new Event('close'));
  expect(store.getToasts()).toEqual([{ id: 1, type: 'success', message: 'Saved' }]);
});

it('clears all toasts and their timers, and tells who listens', () => {
  const store = createToastStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.add('One');
  store.add('Two');
  store.clear();
  expect(store.getToasts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(3);
});
