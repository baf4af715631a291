import { pothikApi } from '@pothik/api-client/rtk-query';
import type { Presence } from '../../shared/presence/watch-presence.ts';
import type { Store } from '../../store/make-store.ts';

/** The warning comes after so long without a touch of the page, two minutes before the end, in milliseconds. */
const warnedAfter = 28 * 60_000;

/**
 * Keeps the session of who comes back to the page, and warns who is about to lose it.
 *
 * @param warn tells so.
 */
export function followPresence(store: Store, presence: Presence, warn: () => void): void {
  const isOpen = () => {
    const { userId, isLeaving, isExpired } = store.getState().session;
    return userId !== undefined && !isLeaving && !isExpired;
  };
  presence.onReturn(() => {
    if (isOpen()) store.dispatch(pothikApi.util.invalidateTags(['User']));
  });
  presence.onLongAway(warnedAfter, () => {
    if (isOpen()) warn();
  });
}
