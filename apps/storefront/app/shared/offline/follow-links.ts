/** Without a connection the service worker has whole pages. */
const hasSavedPages = () => navigator.serviceWorker.controller !== null;

/**
 * Lets the browser follow links instead of the router: the service worker has whole pages, and another version of the
 * app has other files.
 *
 * @param isWanted asked for each link.
 * @returns a function that ends it.
 */
export function followLinksWhole(isWanted: () => boolean = hasSavedPages): () => void {
  const handleClick = (event: MouseEvent) => {
    if (!isWanted()) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname) {
      event.stopPropagation();
    }
  };
  // Before the router hears of it.
  addEventListener('click', handleClick, { capture: true });
  return () => removeEventListener('click', handleClick, { capture: true });
}
