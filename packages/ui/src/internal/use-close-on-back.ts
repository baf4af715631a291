import { useEffect, useRef } from 'react';
import { closeOnBack } from './close-on-back.ts';

/**
 * Lets Back, and any close request, close a panel of your own while it is open on a phone. However it is closed, the
 * history ends as it was. `Modal`, `Sheet` and `Drawer` do it by themselves.
 */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? closeOnBack(() => latest.current(), true) : undefined), [open]);
}
