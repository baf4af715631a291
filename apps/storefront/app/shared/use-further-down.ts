import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useMadeHere } from './use-hydrated.ts';

/** So many services are drawn at once: more than a phone shows. */
export const drawnFirst = 4;

/**
 * Tells whether what lies further down a list is to be drawn. At a move that is right after what is seen, so that a
 * phone answers sooner; at once where it came from the server, or somebody goes back to where they were.
 */
export function useFurtherDown(): boolean {
  const isMadeHere = useMadeHere();
  const isBack = useNavigationType() === NavigationType.Pop;
  return useDeferredValue(true, !isMadeHere || isBack);
}
