import type { KeyboardEvent } from 'react';

/** While its list is closed, Escape belongs to what is around a field, such as a dialog. */
export function leaveEscape(event: KeyboardEvent, open: boolean) {
  if (event.key !== 'Escape' || open) return;
  (event.nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault =
    true;
}
