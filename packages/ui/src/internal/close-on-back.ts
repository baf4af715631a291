/** Where Back is a gesture or a key of the device, and what opens covers most of the screen. */
const phones = '(width < 48rem), (pointer: coarse)';

/** What the platform closes by itself, and panels that ask for it. */
const closable = 'dialog:modal, [data-back-closes]';

/** Not in every browser, and not among TypeScript's types of the DOM. */
type Watcher = EventTarget & { destroy: () => void };

const depth = (): number => (history.state as { pothikOpen?: number } | null)?.pothikOpen ?? 0;
const withDepth = (state: unknown, pothikOpen: number) => ({ ...(state as object), pothikOpen });

function requestClose(element: HTMLElement) {
  const isAllowed = element.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (isAllowed && element instanceof HTMLDialogElement) element.close();
}

/**
 * Lets Back close the modal `dialog`s of a page on phones, the newest first, whatever router the app has: call it once,
 * in the browser, before the router is created. A panel of your own takes part while it is rendered with the attribute `data-back-closes`; it gets a
 * `cancel` event, as a `dialog` does.
 *
 * What is open has an entry of its own in the history, with the address and the state of the page. However it is closed,
 * the history ends as it was; a page that is opened from it takes the place of its entry.
 *
 * @param popEvent Name of an event that your page dispatches on `window` before the router's listener of `popstate`, and
 *   that stops the router's if it is prevented: for an app that loads this later. Default `popstate`.
 */
export function closeOnBack(popEvent = 'popstate') {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
  const isPhone = matchMedia(phones);
  /** The newest is the last. */
  const open = new Map<HTMLElement, Watcher | undefined>();
  /** The address of the page over which something is open. */
  let openedAt = '';
  /** What the page has written since something was opened: it belongs to the entry of the page. */
  let written: { state: unknown; href: string } | undefined;
  let isGoing = false;
  /** What was to be written while the browser was going back, when it would have been lost. */
  let waiting: (() => void)[] = [];

  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);

  function settle() {
    if (isGoing) return;
    const missing = open.size - depth();
    // The page may have changed under what is open.
    if (depth() === 0) openedAt = location.href;
    for (let more = 0; more < missing; more++) push(withDepth(history.state, depth() + 1), '');
    if (missing >= 0) return;
    isGoing = true;
    history.go(missing);
  }

  function update() {
    const shown = isPhone.matches ? [...document.querySelectorAll<HTMLElement>(closable)] : [];
    for (const [element, watcher] of open) {
      if (shown.includes(element)) continue;
      watcher?.destroy();
      open.delete(element);
    }
    for (const element of shown.filter((one) => !open.has(one))) {
      const isPlain = !(element instanceof HTMLDialogElement);
      const watcher = isPlain && CloseWatcher ? new CloseWatcher() : undefined;
      watcher?.addEventListener('close', () => requestClose(element));
      open.set(element, watcher);
    }
    settle();
  }

  function handlePop(event: Event) {
    const isOurs = isGoing;
    isGoing = false;
    const latest = depth() === 0 ? written : undefined;
    if (depth() === 0) written = undefined;
    // A step back by several entries leads to another page, which is the router's.
    if ((isOurs || depth() < open.size) && (latest || location.href === openedAt)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (latest) replace(latest.state, '', latest.href);
    }
    const due = waiting;
    waiting = [];
    for (const write of due) write();
    if (isOurs) {
      settle();
      return;
    }
    for (const element of [...open.keys()].slice(depth()).reverse()) requestClose(element);
    // What does not close gets its entry back.
    setTimeout(update);
  }

  history.pushState = (state, unused, url) => {
    if (isGoing) waiting.push(() => push(state, unused, url));
    else if (depth() > 0) {
      written = undefined;
      replace(state, unused, url);
    } else push(state, unused, url);
  };
  history.replaceState = (state, unused, url) => {
    if (isGoing) {
      waiting.push(() => replace(state, unused, url));
      return;
    }
    const at = depth();
    replace(at > 0 ? withDepth(state, at) : state, unused, url);
    if (at > 0) written = { state, href: location.href };
  };
  addEventListener(popEvent, handlePop);
  new MutationObserver(update).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['open'],
  });
  // A reload has closed everything and left the entries.
  update();
}
