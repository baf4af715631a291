import { useLayoutEffect, useRef, type CSSProperties } from 'react';

/** How high what is in each section was lately, in pixels. */
const heights = new Map<string, number>();

/**
 * Keeps a section that is not drawn yet as high as it was last, so that who comes back to the page
 * comes back to the same place.
 */
export function useLastSize(name: string) {
  const ref = useRef<HTMLElement>(null);
  const height = heights.get(name);
  useLayoutEffect(() => {
    // Not measured when the visitor leaves: the page's styles may have left before it.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.target.isConnected) heights.set(name, entry.contentRect.height);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [name]);
  const style: CSSProperties =
    height === undefined ? {} : { containIntrinsicBlockSize: `auto ${String(height)}px` };
  return { ref, style };
}
