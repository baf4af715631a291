import { useEffect, useEffectEvent } from 'react';
import { shortcutSetting } from '../../shared/device-setting.ts';

/** What each key does, by its letter in lower case or its sign. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Where keys are for writing or choosing, or for a dialog that lies over the page. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog, [contenteditable=true], [role=menu]') !== null;

/** Single keys that do something on this page, unless they are switched off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!shortcutSetting.isOn() || isTaken(event.target)) return;
    const act = shortcuts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
