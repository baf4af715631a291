/**
 * Lets the browser follow links instead of the router: without a line the service worker has whole pages,
 * and another version of the app has other files. Returns a function that ends it.
 */
export function followLinksWhole(): () => void {
  const handleClick = (event: MouseEvent) => {
    if (!navigator.serviceWorker.controller) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname) {
      event.stopPropagation();
    }
  };
  // Before the router hears of it.
  addEventListener('click', handleClick, { capture: true });
  return () => removeEventListener('click', handleClick, { capture: true });
}
