import { Optional } from '@pothik/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './static-until-near.module.css';
import { useMadeHere } from './use-hydrated.ts';
import { whenIdle } from './when-idle.ts';
import { whenNear } from './when-near.ts';

/** Nothing is put in the place of what the server has sent. It stays the same object: another one would be put there. */
const asSent = { __html: '' };

/** It is there already and answers to a press: it is made shortly before it is seen, in parts of a screen. */
const shortlyBefore = 0.2;

/** Tells a link, a button or a field from others; a link to another language leads to the page that is open by now. */
const nameOf = (one: Element) =>
  one.getAttribute('hreflang') ?? one.getAttribute('href') ?? one.getAttribute('name');

/** Its place in what is made may be another one: the data can have changed since the server sent it. */
const sameIn = <E extends Element>(made: Element | null, sent: E) =>
  [...(made?.querySelectorAll<E & HTMLElement>(sent.localName) ?? [])].find(
    (one) => nameOf(one) === nameOf(sent) && one.textContent === sent.textContent,
  );

/** Makes a part in the place of what was sent; the focus, and what was typed, stay. @returns what was made. */
function makeInPlace(sent: Element, make: () => void): Element | null {
  const { parentElement, previousElementSibling } = sent;
  const fields = [...sent.querySelectorAll<HTMLInputElement>('input')];
  const focused = sent.querySelector(':focus');
  flushSync(make);
  const made = previousElementSibling
    ? previousElementSibling.nextElementSibling
    : (parentElement?.firstElementChild ?? null);
  for (const field of fields) {
    const same = sameIn(made, field);
    if (same && field.value) same.value = field.value;
  }
  if (focused) sameIn(made, focused)?.focus({ preventScroll: true });
  return made;
}

/** Calls back once nothing within an element is pressed: a press that ends on another element is no click. */
function withoutPress(element: Element, isFree: () => void): void {
  if (!element.matches(':active')) {
    isFree();
    return;
  }
  const press = new AbortController();
  const end = () => {
    press.abort();
    // The click comes first.
    setTimeout(isFree);
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, end, { signal: press.signal });
}

/** Has what is pressed made first, and presses it again; links that are opened elsewhere are the browser's. */
function onPress(element: Element, make: () => Element | null): () => void {
  const press = (event: Event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const pressed = target instanceof Element && target.closest<HTMLElement>('a, button');
    if (!pressed || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const same = sameIn(make(), pressed);
    same?.focus({ preventScroll: true });
    same?.click();
  };
  element.addEventListener('click', press);
  return () => element.removeEventListener('click', press);
}

interface StaticUntilNearProps {
  /** A class that what stands around the part has until the page is idle. */
  untilIdle?: string | undefined;
  children: ReactNode;
}

/**
 * Leaves a part of a page as the server has sent it until it comes near, and makes it then: a phone that takes over at
 * once what nobody sees yet is kept busy. What is pressed before is made first and pressed again. A part that the
 * server has not sent is made at once. One that fails is left out. It renders one element; fields in it hold what is typed by themselves.
 * Where it may show something else after a move, a `key` says so.
 */
export function StaticUntilNear({ untilIdle, children }: StaticUntilNearProps) {
  const isMadeHere = useMadeHere();
  const [isStatic, setIsStatic] = useState(!isMadeHere);
  const place = useRef<HTMLDivElement>(null);
  const classes = untilIdle ? `${styles.sent ?? ''} ${untilIdle}` : styles.sent;
  useEffect(() => {
    const { current } = place;
    const show = () => setIsStatic(false);
    if (!current?.firstElementChild) {
      show();
      return undefined;
    }
    const make = () => makeInPlace(current, show);
    const stopPresses = onPress(current, make);
    const near = () => withoutPress(current, make);
    if (untilIdle) whenIdle(() => current.classList.remove(untilIdle));
    const stopWatch = whenNear(current.firstElementChild, near, shortlyBefore);
    return () => {
      stopPresses();
      stopWatch();
    };
  }, [untilIdle]);
  if (!isStatic) return <Optional>{children}</Optional>;
  return import.meta.env.SSR ? (
    <div className={classes}>{children}</div>
  ) : (
    <div
      className={classes}
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asSent}
    />
  );
}
