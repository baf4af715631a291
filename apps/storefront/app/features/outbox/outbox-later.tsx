import { optionalPart } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { onOutboxWanted } from '../../shared/outbox/outbox-mark.ts';

// Without it what waits is sent by a page that can load it.
const Outbox = optionalPart(async () => (await import('./outbox.tsx')).Outbox);

/** Sends and shows what waits, where something does or may soon. */
export function OutboxLater() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onOutboxWanted(() => setWanted(true)), []);
  return isWanted ? <Outbox /> : null;
}
