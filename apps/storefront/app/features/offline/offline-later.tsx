import { optionalPart } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { quietAfter } from '../../shared/when-idle.ts';

const Offline = optionalPart(async () => (await import('./offline.tsx')).Offline);

/** Saves the pages that are opened for when there is no line; at once where one is shown as it was saved. */
export function OfflineLater() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const isSaved = document.querySelector('meta[name=saved-at]');
    const timer = setTimeout(() => setWanted(true), isSaved || !navigator.onLine ? 0 : quietAfter);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? <Offline /> : null;
}
