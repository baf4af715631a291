import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** How long somebody pauses before what they type is looked for, in milliseconds. */
const typingPause = 300;

/**
 * Calls back with what is typed once its writer pauses. Who is on the way to another page is not called
 * back from there: what a search puts into the address would end their way.
 *
 * @param value what was called back with last.
 */
export function useTypingPause(
  typed: string,
  value: string,
  onPause: (text: string) => void,
): void {
  const isLeaving = useNavigation().state !== 'idle';
  const text = typed.trim();
  useEffect(() => {
    if (isLeaving || text === value) return;
    const timer = setTimeout(() => onPause(text), typingPause);
    return () => clearTimeout(timer);
  }, [isLeaving, text, value, onPause]);
}
