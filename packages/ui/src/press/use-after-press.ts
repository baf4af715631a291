import { useEffect } from 'react';

let isPressed = false;

/** Notes whether somebody presses. Returns a function that stops it. */
function watchPress() {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  addEventListener('pointerdown', () => (isPressed = true), options);
  addEventListener('pointerup', () => (isPressed = false), options);
  addEventListener('pointercancel', () => (isPressed = false), options);
  return () => ends.abort();
}

function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    run();
  };
  const options = { capture: true, signal: ends.signal };
  addEventListener('click', end, options);
  // A press that ends elsewhere is no click.
  addEventListener('pointerup', () => setTimeout(() => ends.signal.aborted || end(), 0), options);
  addEventListener('pointercancel', end, options);
}

/**
 * For what changes a page by itself, such as a result that comes: it would move what somebody presses from under
 * their finger, and the click would be lost.
 *
 * @returns a function, the same at each drawing, that runs what it is given at once; while somebody presses, right before their click is heard.
 */
export function useAfterPress(): (run: () => void) => void {
  useEffect(watchPress, []);
  return afterPress;
}
