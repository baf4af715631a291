import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './static-until-near.module.css';
import { useMadeHere } from './use-hydrated.ts';
import { whenNear } from './when-near.ts';

/** Nothing is put in the place of what the server has sent. It stays the same object: another one would be put there. */
const asSent = { __html: '' };

/** Calls back once the focus is not within an element: it would be lost with what is made anew. */
function withoutFocus(element: Element, isLeft: () => void): void {
  if (!element.matches(':focus-within')) {
    isLeft();
    return;
  }
  const look = () => requestAnimationFrame(() => withoutFocus(element, isLeft));
  element.addEventListener('focusout', look, { once: true });
}

/** It is there already and answers to a press: it is made shortly before it is seen, in parts of a screen. */
const shortlyBefore = 0.2;

const isSame = (one: Element, other: Element) =>
  one.getAttribute('href') === other.getAttribute('href') && one.textContent === other.textContent;

/** Has what is pressed made first, and presses it again; links that are opened elsewhere are the browser's. */
function onPress(element: Element, make: () => void): () => void {
  const press = (event: Event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const pressed = target instanceof Element && target.closest<HTMLElement>('a, button');
    const around = element.parentElement;
    if (!pressed || !around || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    make();
    // Its place may be another one: the data can have changed since the server sent it.
    const made = [...around.querySelectorAll<HTMLElement>('a, button')].find((other) =>
      isSame(other, pressed),
    );
    made?.focus({ preventScroll: true });
    made?.click();
  };
  element.addEventListener('click', press);
  return () => element.removeEventListener('click', press);
}

/**
 * Leaves a part of a page as the server has sent it until it comes near, and makes it then: a phone that takes over at
 * once what nobody sees yet is kept busy. What is pressed before is made first and pressed again. A part that the
 * server has not sent is made at once. It may hold nothing that somebody types into.
 */
export function StaticUntilNear({ children }: { children: ReactNode }) {
  const isMadeHere = useMadeHere();
  const [isStatic, setIsStatic] = useState(!isMadeHere);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    const make = () => setIsStatic(false);
    if (!current?.firstElementChild) {
      make();
      return undefined;
    }
    const stopPresses = onPress(current, () => flushSync(make));
    const near = () => withoutFocus(current, make);
    const stopWatch = whenNear(current.firstElementChild, near, shortlyBefore);
    return () => {
      stopPresses();
      stopWatch();
    };
  }, []);
  if (!isStatic) return children;
  return import.meta.env.SSR ? (
    <div className={styles.sent}>{children}</div>
  ) : (
    <div
      className={styles.sent}
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asSent}
    />
  );
}
