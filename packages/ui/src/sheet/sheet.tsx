'use client';
import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import { useLabels } from '../labels/use-labels.ts';
import type { ModalProps } from '../modal/modal.tsx';
import './sheet.css';

/** What {@link Sheet} is given: as `Modal`. */
export type SheetProps = ModalProps;

/**
 * Something to set or read while the page stays in view: from below on a phone, from the end's side on wider
 * screens. Its head and its buttons stay while the middle scrolls. Renders a modal `dialog` named by its title.
 */
export function Sheet({
  title,
  open,
  onClose,
  closeLabel,
  children,
  actions,
  finalFocus,
}: SheetProps) {
  const words = useLabels('Modal', { closeLabel: 'Close' });
  const id = useId();
  const dialog = useModalDialog({ open, onClose, finalFocus });
  return (
    <dialog className="pothik-sheet" aria-labelledby={id} {...dialog}>
      <div className="pothik-sheet__frame">
        <div className="pothik-sheet__head">
          <h2 className="pothik-sheet__title" id={id}>
            {title}
          </h2>
          <IconButton
            label={closeLabel ?? words.closeLabel}
            icon={<X {...iconStyle} />}
            onClick={onClose}
          />
        </div>
        {/* What scrolls must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="pothik-sheet__body" tabIndex={0} role="group" aria-labelledby={id}>
          {open ? children : null}
        </div>
        {actions ? <div className="pothik-sheet__actions">{actions}</div> : null}
      </div>
    </dialog>
  );
}
