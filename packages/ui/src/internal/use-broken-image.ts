'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether a picture could not be loaded. A picture of a page from the server may have failed before
 * React was there to hear of it, so the element is asked once as well.
 */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  return {
    broken: src !== undefined && src === brokenSrc,
    imageProps: { ref: image, onError: () => setBrokenSrc(src) },
  };
}
