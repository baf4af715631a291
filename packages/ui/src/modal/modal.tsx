'use client';
import { X } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import { useLabels } from '../labels/use-labels.ts';
import './modal.css';

/** What {@link Modal} is given. */
export interface ModalProps {
  title: string;
  open: boolean;
  /** It was asked to close: by its button, Escape, or a press beside it. */
  onClose: () => void;
  /** Names its close button. Default 'Close'. */
  closeLabel?: string | undefined;
  children: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
  /** Takes the focus after it has closed, where what opened it is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Something to look at or fill in before going on. Renders a modal `dialog` named by its title. */
export function Modal({
  title,
  open,
  onClose,
  closeLabel,
  children,
  actions,
  finalFocus,
}: ModalProps) {
  const words = useLabels('Modal', { closeLabel: 'Close' });
  const id = useId();
  const dialog = useModalDialog({ open, onClose, finalFocus });
  return (
    <dialog className="pothik-modal" aria-labelledby={id} {...dialog}>
      <div className="pothik-modal__sheet">
        <div className="pothik-modal__head">
          <h2 className="pothik-modal__title" id={id}>
            {title}
          </h2>
          <IconButton
            label={closeLabel ?? words.closeLabel}
            icon={<X {...iconStyle} />}
            onClick={onClose}
          />
        </div>
        {open ? <div className="pothik-modal__body">{children}</div> : null}
        {actions ? <div className="pothik-modal__actions">{actions}</div> : null}
      </div>
    </dialog>
  );
}
