import type { KeyboardEvent } from 'react';

/** Keeps the library from a key that means something to the platform here. */
export function leaveToPlatform(event: KeyboardEvent) {
  (event.nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault =
    true;
}
