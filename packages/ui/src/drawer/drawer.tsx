'use client';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import './drawer.css';

/** What {@link Drawer} is given. */
export interface DrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A panel that slides in from the side over the page. Renders a modal `dialog`: the platform keeps
 * the focus in it and gives it back.
 */
export function Drawer({ title, open, onClose, closeLabel, children }: DrawerProps) {
  const id = useId();
  const dialog = useModalDialog({ open, onClose });
  return (
    <dialog className="pothik-drawer" aria-labelledby={id} {...dialog}>
      <div className="pothik-drawer__head">
        <span id={id}>{title}</span>
        <IconButton label={closeLabel} icon={<X {...iconStyle} />} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
