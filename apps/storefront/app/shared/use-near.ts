import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenNear } from './when-near.ts';

/** Says when an element comes within half a screen of what is seen; it stays near from then on. */
export function useNear<E extends Element>(): [place: RefObject<E | null>, isNear: boolean] {
  const place = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    return isNear || !current ? undefined : whenNear(current, () => setIsNear(true));
  }, [isNear]);
  return [place, isNear];
}
