import type { KeyboardEvent } from 'react';
import { leaveToPlatform } from './leave-to-platform.ts';

/** While its list is closed, Escape belongs to what is around a field, such as a dialog. */
export function leaveEscape(event: KeyboardEvent, open: boolean) {
  if (event.key === 'Escape' && !open) leaveToPlatform(event);
}
