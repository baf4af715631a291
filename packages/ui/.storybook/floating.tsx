import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../src/button/button.tsx';
import type { MenuItem } from '../src/menu/menu.tsx';
import type { ToastType } from '../src/toast/toast-store.ts';
import '../src/menu/menu.css';
import '../src/modal/modal.css';
import '../src/toast/toast.css';

const close = (label: string) => (
  <IconButton label={label} icon={<X size={18} strokeWidth={1.75} aria-hidden />} />
);

/** The content of a `Modal` or `ConfirmDialog`, lying in the page: the real ones cover it. */
export function DialogPicture(props: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  closable?: boolean;
}) {
  return (
    <div className="pothik-modal pothik-modal--small" style={{ width: 'auto' }}>
      <div className="pothik-modal__sheet">
        <div className="pothik-modal__head">
          <strong className="pothik-modal__title">{props.title}</strong>
          {props.closable ? close('Close') : null}
        </div>
        <div className="pothik-modal__body">{props.children}</div>
        {props.actions ? <div className="pothik-modal__actions">{props.actions}</div> : null}
      </div>
    </div>
  );
}

/** A toast, lying in the page. */
export function ToastPicture({ type, message }: { type: ToastType; message: string }) {
  return (
    <div className={`pothik-toast pothik-toast--${type}`} style={{ marginBlock: 4 }}>
      <span className="pothik-toast__text">{message}</span>
      {close('Dismiss')}
    </div>
  );
}

/** The items of an open menu, lying in the page. */
export function MenuPicture({ items }: { items: readonly Pick<MenuItem, 'label' | 'icon'>[] }) {
  return (
    <div className="pothik-menu" style={{ position: 'static' }}>
      {items.map(({ label, icon }) => (
        <div className="pothik-menu__item" key={label}>
          {icon}
          {label}
        </div>
      ))}
    </div>
  );
}
