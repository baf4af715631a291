import { lazy, Suspense, useEffect, useState } from 'react';

const Offline = lazy(() =>
  import('./offline.tsx').then(
    ({ Offline: Loaded }) => ({ default: Loaded }),
    // It was not loaded while there was a line: the page does without.
    (): { default: () => null } => ({ default: () => null }),
  ),
);

/** After a page has come, a quiet moment for what it needs another time, in milliseconds. */
const quietAfter = 3_000;

/** Saves the pages that are opened for when there is no line; at once where one is shown as it was saved. */
export function OfflineLater() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const isSaved = document.querySelector('meta[name=saved-at]');
    const timer = setTimeout(() => setWanted(true), isSaved || !navigator.onLine ? 0 : quietAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Offline />
    </Suspense>
  );
}
