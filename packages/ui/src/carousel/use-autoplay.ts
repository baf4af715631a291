'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the person wants less to move; on the server nobody has said so. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

/**
 * Calls `advance` every `interval` milliseconds while it plays. Under reduced motion it does not
 * begin by itself; while the tab is hidden it rests.
 */
export function useAutoplay(interval: number, enabled: boolean, advance: () => void) {
  const reduced = useReducedMotion();
  // Undefined until the person decides.
  const [wanted, setPlaying] = useState<boolean>();
  const playing = enabled && (wanted ?? !reduced);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [playing, interval, advance]);

  return { playing, setPlaying };
}
