/**
 * Says once when an element comes near what is seen: within half a screen, or what share of one is handed in.
 * @returns what ends the watch.
 */
export function whenNear(element: Element, isNear: () => void, share = 0.5): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      isNear();
    },
    { rootMargin: `${String(share * 100)}% 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
