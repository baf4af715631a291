'use client';
import { useId, type RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import './modal.css';

/** What {@link ConfirmDialog} is given. */
export interface ConfirmDialogProps {
  title: string;
  text: string;
  open: boolean;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Nothing is to happen: the button, or Escape. */
  onCancel: () => void;
  /** It is doing what was confirmed. */
  busy?: boolean;
  /** Takes the focus after it has closed, where what opened it is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/**
 * Asks before something that can't be undone. The harmless answer has the focus first. Renders a
 * modal `alertdialog` named by its title.
 */
export function ConfirmDialog({
  title,
  text,
  open,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  finalFocus,
}: ConfirmDialogProps) {
  const id = useId();
  const dialog = useModalDialog({ open, onClose: onCancel, finalFocus, keepOpenOutside: true });
  return (
    <dialog
      className="pothik-modal pothik-modal--small"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      {...dialog}
    >
      <div className="pothik-modal__sheet">
        <h2 className="pothik-modal__title" id={id}>
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        <div className="pothik-modal__actions">
          <Button emphasis="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button emphasis="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
