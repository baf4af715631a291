import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';

/** How long somebody pauses before what they type is looked for, in milliseconds. */
const typingPause = 300;

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

/**
 * Runs this at once; while somebody presses, right before their click is heard: what is found would move
 * what they press from under their finger, and the click would be lost.
 */
function afterPress(run: () => void) {
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
  addEventListener('pointerup', () => setTimeout(() => ends.signal.aborted || end()), options);
  addEventListener('pointercancel', end, options);
}

/**
 * Calls back with what is typed once its writer pauses. Who is on the way to another page is not called
 * back from there: what a search puts into the address would end their way.
 *
 * @param value what was called back with last.
 * @returns a function that calls back at once, for who leaves the field: before they go anywhere else,
 *   the address has what they typed, and nothing is left to call back later.
 */
export function useTypingPause(
  typed: string,
  value: string,
  onPause: (text: string) => void,
): () => void {
  const isLeaving = useNavigation().state !== 'idle';
  const text = typed.trim();
  // The text that was called back with, until it has come back as the value.
  const told = useRef<string>(undefined);
  const tell = () => {
    if (text === value || text === told.current) return;
    told.current = text;
    onPause(text);
  };
  const tellAfterPause = useEffectEvent(tell);
  useEffect(watchPress, []);
  useEffect(() => {
    if (text === value) told.current = undefined;
    if (isLeaving || text === value) return;
    // Nothing follows an emptied field: what was found makes way before somebody goes there.
    const timer = setTimeout(
      () => afterPress(() => tellAfterPause()),
      text === '' ? 0 : typingPause,
    );
    return () => clearTimeout(timer);
  }, [isLeaving, text, value]);
  return () => afterPress(tell);
}
