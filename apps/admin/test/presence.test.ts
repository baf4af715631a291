import { pothikApi } from '@pothik/api-client/rtk-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPresence } from '../src/features/session/follow-presence.ts';
import { sessionExpired, sessionOpened } from '../src/features/session/session-slice.ts';
import { watchPresence } from '../src/shared/presence/watch-presence.ts';
import { makeStore } from '../src/store/make-store.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A console that somebody is signed in to. */
function openPage() {
  const presence = watchPresence();
  const store = makeStore({ origin: 'http://127.0.0.1', isAway: presence.isAway });
  store.dispatch(sessionOpened('u1'));
  const warn = vi.fn();
  followPresence(store, presence, warn);
  const refetched = vi.spyOn(pothikApi.util, 'invalidateTags');
  return { presence, store, warn, refetched };
}

const touch = () => dispatchEvent(new Event('keydown'));

it('is somebody who touches the page, and nobody after a minute without', () => {
  const { presence, refetched } = openPage();
  expect(presence.isAway()).toBe(false);
  vi.advanceTimersByTime(minute);
  touch();
  expect(refetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute + 1);
  expect(presence.isAway()).toBe(true);
  touch();
  expect(presence.isAway()).toBe(false);
  // Their session goes on from here.
  expect(refetched).toHaveBeenCalledWith(['User']);
});

it('is warned once before the session ends, and again the next time', () => {
  const { warn } = openPage();
  vi.advanceTimersByTime(27 * minute);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * minute);
  expect(warn).toHaveBeenCalledOnce();
  touch();
  vi.advanceTimersByTime(29 * minute);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('is told nothing of a session that has ended', () => {
  const { store, warn, refetched } = openPage();
  store.dispatch(sessionExpired());
  vi.advanceTimersByTime(29 * minute);
  touch();
  expect(warn).not.toHaveBeenCalled();
  expect(refetched).not.toHaveBeenCalled();
});
