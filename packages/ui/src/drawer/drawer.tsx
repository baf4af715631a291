'use client';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { iconStyle } from '../internal/icon-style.ts';
import { inElement } from '../internal/in-element.tsx';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import './drawer.css';

/** What {@link Drawer} is given. */
export interface DrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Where it comes in, in the direction of reading: `end` is beside what opens it there. Default `start`. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/**
 * A panel that slides in from the side over the page. Renders a modal `dialog`: the platform keeps
 * the focus in it and gives it back.
 */
export function Drawer({
  title,
  open,
  onClose,
  closeLabel,
  side = 'start',
  children,
}: DrawerProps) {
  const id = useId();
  const dialog = useModalDialog({ open, onClose });
  return (
    <dialog
      className={classNames('pothik-drawer', side === 'end' && 'pothik-drawer--end')}
      aria-labelledby={id}
      {...dialog}
    >
      <div className="pothik-drawer__head">
        <span id={id}>{title}</span>
        <IconButton label={closeLabel} icon={<X {...iconStyle} />} onClick={onClose} />
      </div>
      {inElement(children)}
    </dialog>
  );
}
