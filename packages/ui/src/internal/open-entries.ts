/**
 * What is open over a page has an entry of its own in the history, so that Back closes it. The entry has the address and
 * the state of the page, and the app's router never sees it.
 */
const closers: (() => void)[] = [];

interface Written {
  state: unknown;
  href: string;
}
/** What the page has written into the history since something was opened: it belongs to the entry of the page. */
let written: Written | undefined;
/** The address of the page over which something is open. */
let openedAt = '';
let isGoing = false;
/** What was to be written while the browser was going back, when it would have been lost. */
let waiting: (() => void)[] = [];

const push = history.pushState.bind(history);
const replace = history.replaceState.bind(history);
const depth = (): number => (history.state as { pothikOpen?: number } | null)?.pothikOpen ?? 0;
const withDepth = (state: unknown, pothikOpen: number) => ({ ...(state as object), pothikOpen });

function settle() {
  if (isGoing) return;
  const missing = closers.length - depth();
  for (let more = 0; more < missing; more++) push(withDepth(history.state, depth() + 1), '');
  if (missing >= 0) return;
  isGoing = true;
  history.go(missing);
}

function handlePop(event: PopStateEvent) {
  const isOurs = isGoing;
  isGoing = false;
  const isAmongOurs = isOurs || depth() < closers.length;
  const latest = depth() === 0 ? written : undefined;
  if (depth() === 0) written = undefined;
  // A step back by several entries leads to another page, which is the router's.
  if (isAmongOurs && (latest || location.href === openedAt)) {
    event.stopImmediatePropagation();
    if (latest) replace(latest.state, '', latest.href);
  }
  const due = waiting;
  waiting = [];
  for (const write of due) write();
  if (isOurs) settle();
  else {
    for (const close of closers.slice(depth()).reverse()) close();
    // What does not close gets its entry back.
    setTimeout(settle);
  }
}

// A page that is opened from something takes the place of its entry, whatever router the app has.
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
// Before the router's own listener.
addEventListener('popstate', handlePop, { capture: true });

/** Where Back is a gesture or a key of the device, and what opens covers most of the screen. */
const phones = '(width < 48rem), (pointer: coarse)';

/** Not in every browser, and not among TypeScript's types of the DOM. */
const { CloseWatcher } = globalThis as {
  CloseWatcher?: new () => EventTarget & { destroy: () => void };
};

/**
 * Lets Back close what has just been opened, the newest first. Nothing happens where the screen is not a phone's.
 *
 * @param isPlain The platform asks modal `dialog`s to close, and this is none.
 * @returns what is called when it is closed, however that happens.
 */
export function addOpenEntry(close: () => void, isPlain: boolean): () => void {
  if (!matchMedia(phones).matches) return () => undefined;
  const watcher = isPlain && CloseWatcher ? new CloseWatcher() : undefined;
  watcher?.addEventListener('close', close);
  if (closers.length === 0) openedAt = location.href;
  closers.push(close);
  queueMicrotask(settle);
  return () => {
    watcher?.destroy();
    closers.splice(closers.indexOf(close), 1);
    queueMicrotask(settle);
  };
}
