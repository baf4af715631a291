import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { hearOutbox, readOutbox } from './outbox.ts';

/** The outbox as a page knows it. */
export interface OutboxView {
  entries: readonly OutboxEntry[];
  /** The entry that is being sent, and how much of it was. */
  sending: { key: string; share: number } | undefined;
}

const nothing: OutboxView = { entries: [], sending: undefined };
let view = nothing;
let stopHearing: (() => void) | undefined;
const listeners = new Set<() => void>();

function show(next: OutboxView) {
  view = next;
  for (const listener of listeners) listener();
}

const look = () =>
  void readOutbox().then(
    (entries) => show({ ...view, entries }),
    // It is unknown what changed: an entry that waits must not look as if it were gone.
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    look();
    stopHearing = hearOutbox((news) => {
      if (news.type === 'changed') look();
      if (news.type === 'sending') {
        const { key, share } = news;
        show({ ...view, sending: share === undefined ? undefined : { key, share } });
      }
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing?.();
  };
}

/** What the current person has in the outbox; nobody sees what is another's. */
export function useOutbox(): OutboxView {
  const { user, isLoading } = useAppSelector(({ auth }) => auth);
  const { entries, sending } = useSyncExternalStore(
    subscribe,
    () => view,
    () => nothing,
  );
  const owner = user?.email ?? '';
  return { entries: isLoading ? [] : entries.filter((entry) => entry.owner === owner), sending };
}
