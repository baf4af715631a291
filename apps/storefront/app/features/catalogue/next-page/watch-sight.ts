import { whenIdle } from '../../../shared/when-idle.ts';

/**
 * Tells of links that come into sight, once the page has nothing better to do. Returns a function that stops it.
 */
export function watchSight(tell: (link: HTMLAnchorElement) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      tell(target);
    }
  });
  const cancel = whenIdle(() => {
    for (const link of document.links) observer.observe(link);
  });
  return () => {
    cancel();
    observer.disconnect();
  };
}
