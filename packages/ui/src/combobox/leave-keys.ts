import type { KeyboardEvent } from 'react';
import { isComposing } from '../internal/is-composing.ts';
import { leaveToPlatform } from './leave-to-platform.ts';

/**
 * While its list is closed, Escape belongs to what is around a field, such as a dialog; every key of a composition
 * belongs to the input method.
 */
export function leaveKeys(event: KeyboardEvent, open: boolean) {
  if ((event.key === 'Escape' && !open) || isComposing(event.nativeEvent)) leaveToPlatform(event);
}
