/** Until a style that did not come is asked for again, in milliseconds. */
const pause = 3_000;

function askAgain({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.dataset.precedence === undefined) return;
  const ask = () => target.replaceWith(target.cloneNode());
  if (navigator.onLine) setTimeout(ask, pause);
  else addEventListener('online', ask, { once: true });
}

/**
 * Asks again for styles of pages that do not come, as on a line that breaks: React does so no more. Returns a
 * function that ends it.
 */
export function askForStylesAgain(): () => void {
  document.addEventListener('error', askAgain, { capture: true });
  return () => document.removeEventListener('error', askAgain, { capture: true });
}
