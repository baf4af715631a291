import { visitMessages } from '../messages/visit.ts';
import type { Store } from '../store/make-store.ts';
import { forgetEverything } from './forget-everything.ts';
import { languageOfAddress } from './languages.ts';
import { stopSaving } from './offline/forget-copies.ts';
import { toasts } from './toasts.ts';
import { writeVisitNote } from './visit-note.ts';
import { readVisitNote } from './visit-storage.ts';
import { hasVisitEnded, watchVisit } from './watch-visit.ts';

/** Saves nothing in a visit on a shared phone, and ends it as soon as nobody uses it any more. */
export function endWhenIdle(store: Store): () => void {
  void stopSaving();
  return watchVisit(() => void forgetEverything(store, 'tab', 'idle'));
}

/** Another tab has removed everything from this device. */
export const followForgetting = (store: Store): Promise<void> =>
  forgetEverything(store, 'tab', 'wiped');

/**
 * Goes on with a visit on a shared phone, unless it has ended meanwhile; says how the one before has ended.
 *
 * @returns whether the visit of this page has begun.
 */
export function keepVisit(store: Store): boolean {
  const note = readVisitNote();
  if (note === 'shared') {
    const hasEnded = hasVisitEnded();
    if (hasEnded) void forgetEverything(store, 'tab', 'idle');
    else endWhenIdle(store);
    return !hasEnded;
  }
  writeVisitNote(null);
  const { wiped, idle } = visitMessages[languageOfAddress(location.pathname)];
  if (note === 'wiped') toasts.add(wiped, 'success');
  // Whoever comes back to the phone is to read it.
  else toasts.add(idle, 'info', 0);
  return true;
}
