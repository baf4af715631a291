import { fieldsOf, valueOf, type Field } from './typed-fields.ts';
import { fillFields } from './fill-fields.ts';

/** What a page looked like to its visitor. */
export interface PageMemory {
  values: ReadonlyMap<string, string>;
  /** The place of the focused button or link among all of them. */
  focusedPress: number;
  focusedField: string | undefined;
  /** The places of the buttons whose menu, panel or chat was open. */
  expanded: readonly number[];
  scrollY: number;
  attributes: readonly (readonly [Element, readonly Attr[]])[];
}

const presses = () => [...document.querySelectorAll<HTMLElement>('button,a[href]')];
const attributesOf = (element: Element) => [element, [...element.attributes]] as const;

/** They keep their values when React has removed them. */
let fields = new Map<string, Field>();
let fieldsAt = '';
let focusedField: string | undefined;
let focusedPress = -1;
let scrolledTo = 0;
const expanded = new Map<Element, number>();

function lookAround() {
  fields = fieldsOf(document);
  fieldsAt = location.pathname;
}

function noteFocus({ target }: Event) {
  lookAround();
  focusedField = [...fields].find(([, field]) => field === target)?.[0];
  focusedPress = target instanceof HTMLElement ? presses().indexOf(target) : -1;
}

function noteExpanded(records: readonly MutationRecord[]) {
  for (const { target } of records) {
    if (!(target instanceof HTMLButtonElement) || !target.isConnected) continue;
    if (target.ariaExpanded === 'true') expanded.set(target, presses().indexOf(target));
    else expanded.delete(target);
  }
}

/**
 * Follows what the visitor types, focuses, opens and scrolls to: when React fails, it has removed all of it before
 * anybody hears of the failure.
 */
export function rememberPage(): void {
  const options = { capture: true, passive: true };
  lookAround();
  addEventListener('input', lookAround, options);
  addEventListener('focusin', noteFocus, options);
  addEventListener(
    'pointerdown',
    () => {
      focusedField = undefined;
      focusedPress = -1;
    },
    options,
  );
  addEventListener('scroll', () => (scrolledTo = scrollY), { passive: true });
  scrolledTo = scrollY;
  const watch = new MutationObserver(noteExpanded);
  watch.observe(document, { subtree: true, attributeFilter: ['aria-expanded'] });
}

/** The page as it was before it failed. */
export function pageMemory(): PageMemory {
  const isSame = fieldsAt === location.pathname;
  const values = new Map(
    [...(isSame ? fields : [])].map(([name, field]) => [name, valueOf(field)]),
  );
  return {
    values,
    focusedPress,
    focusedField,
    expanded: [...expanded.values()],
    scrollY: scrolledTo,
    attributes: [document.documentElement, document.body].map(attributesOf),
  };
}

/** How long a page that grows again may take to reach its height, in milliseconds. */
const patience = 2_000;

function scrollBack(top: number) {
  const end = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, () => end.abort(), { signal: end.signal, passive: true });
  const started = performance.now();
  const scroll = () => {
    if (end.signal.aborted) return;
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1 || performance.now() - started > patience) end.abort();
    else requestAnimationFrame(scroll);
  };
  scroll();
}

/** Makes a page that was mounted again look as before. */
export function restorePage(before: PageMemory): void {
  for (const [element, attributes] of before.attributes) {
    for (const { name, value } of attributes) {
      // Of translators, extensions and the page before.
      if (!element.hasAttribute(name)) element.setAttribute(name, value);
    }
  }
  expanded.clear();
  const made = presses();
  for (const place of before.expanded) {
    if (made[place]?.ariaExpanded === 'false') made[place].click();
  }
  fillFields(before.values);
  lookAround();
  // What tells of a failure or a success has taken the focus by itself.
  if (document.activeElement !== document.body) return;
  const focused = before.focusedField ? fields.get(before.focusedField) : made[before.focusedPress];
  focused?.focus({ preventScroll: true });
  scrollBack(before.scrollY);
}
