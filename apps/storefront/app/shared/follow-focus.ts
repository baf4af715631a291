import { closeOnBack } from '@pothik/ui';
import { popAnnounced } from './before-script.ts';

/** Keeps the focus where the visitor goes on: at the heading of a new page, and next to what was removed. */

/** As long as a page may take to show its heading, in milliseconds. */
const longestWait = 10_000;

let shownPath: string | undefined;
let stopWaiting: (() => void) | undefined;

/** A screen reader reads what it comes to contain, after it has read what has the focus. */
const announcer = document.createElement('p');
announcer.className = 'pothik-visually-hidden';
announcer.ariaLive = 'polite';

function focus(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  // The router puts the page where it was left.
  target.focus({ preventScroll: true });
}

/** What the visitor uses on the page, such as a filter, and what is open over it keep the focus. */
const isAtWork = () =>
  document.activeElement?.closest('#content, dialog, [role=dialog]') !== null &&
  document.activeElement?.id !== 'content';

function arrive(): boolean {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return false;
  announcer.textContent = document.title;
  if (!isAtWork()) focus(heading);
  return true;
}

function waitForHeading() {
  stopWaiting?.();
  if (arrive()) return;
  const observer = new MutationObserver(() => {
    if (arrive()) stopWaiting?.();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stopWaiting?.(), longestWait);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

const usable = 'a[href], button:not([disabled]), input, select, textarea, summary';
const isShown = (element: HTMLElement) => element.checkVisibility();

/** A form that is made again for another filter has the same field again. */
function sameField(lost: Element): HTMLElement | undefined {
  const name = lost.getAttribute('name');
  const fields = document.querySelectorAll<HTMLElement>('#content [name]');
  return [...fields].find((field) => field.getAttribute('name') === name);
}

/** The first of what can be used in the next entry of a list, else the heading above it. */
function besides({ target, nextSibling, previousSibling }: MutationRecord) {
  if (!(target instanceof HTMLElement)) return undefined;
  const usables = [nextSibling, previousSibling]
    .filter((node) => node instanceof HTMLElement)
    .map((node) => (node.matches(usable) ? node : node.querySelector<HTMLElement>(usable)));
  const next = usables.find((element) => element && isShown(element));
  if (next) return next;
  const section = target.closest<HTMLElement>('section, article, dialog[open], #content');
  return section?.querySelector<HTMLElement>('h1, h2, h3') ?? section ?? undefined;
}

function watchRemovals() {
  let last: EventTarget | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (last = target));
  document.addEventListener('focusout', () => {
    // Browsers differ in whether a removal fires it: only what is still there was left by the visitor.
    setTimeout(() => {
      if (last instanceof Node && last.isConnected && document.activeElement === document.body) {
        last = null;
      }
    });
  });
  new MutationObserver((records) => {
    if (!(last instanceof Element) || last.isConnected) return;
    const lost = last;
    last = null;
    if (document.activeElement !== document.body) return;
    const field = sameField(lost);
    if (field) {
      focus(field);
      return;
    }
    // Of a page that was left, nothing has a neighbour.
    if (location.pathname !== shownPath) return;
    const removed = records.findLast(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    // What takes its place may take the focus itself.
    setTimeout(() => {
      const target = removed && besides(removed);
      if (document.activeElement === document.body && target?.isConnected) focus(target);
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Moves the focus when another page was opened in this one. The query and the fragment of an address change nothing.
 * The first call starts what else follows the visitor: Back closes what is open.
 *
 * @param path of the page that is shown.
 */
export function followFocus(path: string) {
  if (!announcer.isConnected) document.body.append(announcer);
  if (shownPath === undefined) {
    watchRemovals();
    closeOnBack(popAnnounced);
  } else if (shownPath !== path && !location.hash) waitForHeading();
  shownPath = path;
}
