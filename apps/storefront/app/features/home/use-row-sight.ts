import { useCallback, useState } from 'react';
import { useMadeHere } from '../../shared/use-hydrated.ts';

/** The rows that this visit has come near to: who comes back finds the page as it was left. */
const seen = new Set<string>();

/**
 * Tells that a row is to be made: it came with the page from the server, or it is near, or was before.
 *
 * @returns that, and a function to call when the row comes near.
 */
export function useRowSight(name: string): [isShown: boolean, show: () => void] {
  const isMadeHere = useMadeHere();
  const [isShown, setIsShown] = useState(!isMadeHere || seen.has(name));
  const show = useCallback(() => {
    seen.add(name);
    setIsShown(true);
  }, [name]);
  return [isShown, show];
}
