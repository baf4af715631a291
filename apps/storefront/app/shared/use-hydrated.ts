import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page answers already. Until then a form can be filled in and not sent. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
