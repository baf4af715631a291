'use client';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="pothik-drawer" aria-labelledby={id} onClose={onClose}>
      <div className="pothik-drawer__head">
        <span id={id}>{title}</span>
        <IconButton
          label={closeLabel}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
        />
      </div>
      {children}
    </dialog>
  );
}
