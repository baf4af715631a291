import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface ModalDialogOptions {
  open: boolean;
  onClose: () => void;
  /** Takes the focus where what had it before is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** It can't be left without an answer by pressing beside it. */
  keepOpenOutside?: boolean;
}

/** What the ref holds at this moment, not what it held when the dialog was opened. */
const focusNow = (ref: ModalDialogOptions['finalFocus']) => ref?.current?.focus();

/**
 * Shows a `dialog` element as a modal one while `open`: the platform keeps the focus in it, makes the
 * rest inert and gives the focus back, also when it is taken away while it is open.
 */
export function useModalDialog({
  open,
  onClose,
  finalFocus,
  keepOpenOutside = false,
}: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before === document.body || !before?.isConnected) focusNow(finalFocus);
    };
  }, [open, finalFocus]);
  return {
    ref: dialog,
    // Whoever owns `open` closes it; the platform asks.
    onCancel(event: SyntheticEvent) {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onClose();
    },
    onClick(event: MouseEvent) {
      if (event.target === dialog.current && !keepOpenOutside) onClose();
    },
  };
}
