'use client';
import { useEffect, useRef } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether these keys are Ctrl+K, or Cmd+K on a Mac; on a keyboard without a K, the key in its place. */
export function isCommandKey(pressed: Pressed, onMac: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const letter = key.toLowerCase();
  const isK = letter === 'k' || (code === 'KeyK' && !/^[a-z]$/.test(letter));
  const held = onMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isK && held && !altKey && !shiftKey;
}

/** Calls this when Ctrl+K is pressed anywhere on the page, or Cmd+K on a Mac. */
export function useCommandKey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const onMac = /Mac|iP/.test(navigator.platform);
      if (event.repeat || event.defaultPrevented || !isCommandKey(event, onMac)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
