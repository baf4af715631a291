import { useAfterPress } from '@pothik/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';

/** How long somebody pauses before what they type is looked for, in milliseconds. */
const typingPause = 300;

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
  const afterPress = useAfterPress();
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
  useEffect(() => {
    if (text === value) told.current = undefined;
    if (isLeaving || text === value) return;
    // Nothing follows an emptied field: what was found makes way before somebody goes there.
    const timer = setTimeout(
      () => afterPress(() => tellAfterPause()),
      text === '' ? 0 : typingPause,
    );
    return () => clearTimeout(timer);
  }, [afterPress, isLeaving, text, value]);
  return () => afterPress(tell);
}
