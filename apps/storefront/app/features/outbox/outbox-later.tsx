import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { onOutboxWanted } from '../../shared/outbox/outbox-mark.ts';

const Outbox = lazy<ComponentType>(() =>
  import('./outbox.tsx').then(
    ({ Outbox: Loaded }) => ({ default: Loaded }),
    // What waits is sent by a page that can load it.
    () => ({ default: () => null }),
  ),
);

/** Sends and shows what waits, where something does or may soon. */
export function OutboxLater() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onOutboxWanted(() => setWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Outbox />
    </Suspense>
  );
}
