/** Until a style that did not come is asked for again, in milliseconds. */
const pause = 3_000;

function askAgain({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  const ask = () => target.replaceWith(target.cloneNode());
  if (navigator.onLine) setTimeout(ask, pause);
  else addEventListener('online', ask, { once: true });
}

/**
 * Asks again for styles that do not come, as on a line that breaks: React does not for those of pages, and a part that is
 * loaded later finds its own in the page when it is tried again. Returns a function that ends it.
 */
export function askForStylesAgain(): () => void {
  document.addEventListener('error', askAgain, { capture: true });
  return () => document.removeEventListener('error', askAgain, { capture: true });
}
