import { useEffect, useRef, useState, type RefObject } from 'react';

/** Says when an element comes within half a screen of what is seen; it stays near from then on. */
export function useNear<E extends Element>(): [place: RefObject<E | null>, isNear: boolean] {
  const place = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}
