import { isComposing } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { shortcutSetting } from '../device-setting.ts';
import type { ActionRegistry } from './action.ts';
import { createKeyReader } from './pressed-action.ts';

/** Where keys are for writing or choosing, or for a dialog that lies over the page. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, dialog, [contenteditable=true], [role=menu]',
  ) !== null;

/** Single keys do what the screen offers, unless they are switched off. */
export function useActionKeys(registry: ActionRegistry): void {
  const [read] = useState(createKeyReader);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      if (event.defaultPrevented || !shortcutSetting.isOn() || isTaken(event.target)) return;
      const action = read(event, registry.list());
      if (!action) return;
      event.preventDefault();
      action.run?.();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [registry, read]);
}
