import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page answers already. Until then a form can be filled in and not sent. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const isAnswering = () =>
  !import.meta.env.SSR && document.documentElement.dataset.hydrated !== undefined;

/**
 * Tells a part of a page that is made here from one that is taken over from the server. The answer never changes, so
 * that nothing is drawn once more for it. A part of which the server sends nothing is made here.
 */
export const useMadeHere = (): boolean => useState(isAnswering)[0];
