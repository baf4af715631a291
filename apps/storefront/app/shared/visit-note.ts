import { useSyncExternalStore } from 'react';
import { readVisitNote, visitNoteKey, type VisitNote } from './visit-storage.ts';

const changes = new EventTarget();

/** @throws where the browser refuses its storage; then nothing outlasts the page in any case. */
export function writeVisitNote(note: VisitNote | null): void {
  if (note === null) sessionStorage.removeItem(visitNoteKey);
  else sessionStorage.setItem(visitNoteKey, note);
  changes.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Tells whether this is a visit on a shared phone; on the server none is. */
export const useIsSharedVisit = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readVisitNote() === 'shared',
    () => false,
  );
