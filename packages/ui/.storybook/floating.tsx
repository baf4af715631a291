import { ChevronDown, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../src/button/button.tsx';
import type { Command } from '../src/command-palette/command-palette.tsx';
import { iconStyle } from '../src/internal/icon-style.ts';
import type { MenuItem } from '../src/menu/menu.tsx';
import type { ToastType } from '../src/toast/toast-store.ts';
import '../src/command-palette/command-palette.css';
import '../src/drawer/drawer.css';
import '../src/dropdown/dropdown.css';
import '../src/menu/menu.css';
import '../src/modal/modal.css';
import '../src/popover/popover.css';
import '../src/sheet/sheet.css';
import '../src/toast/toast.css';
import '../src/tooltip/tooltip.css';

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

/** What a panel has in a window and does not need in a page: a place and the window's height. */
const inPage = { width: 'auto', height: 'auto', margin: 0, boxShadow: 'var(--pothik-shadow)' };

/** The content of a `Drawer`, lying in the page. */
export function DrawerPicture({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pothik-drawer" style={inPage}>
      <div className="pothik-drawer__head">
        {title}
        {close('Close menu')}
      </div>
      {children}
    </div>
  );
}

/** The content of a `Sheet`, lying in the page. */
export function SheetPicture(props: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <div className="pothik-sheet" style={inPage}>
      <div className="pothik-sheet__frame">
        <div className="pothik-sheet__head">
          <strong className="pothik-sheet__title">{props.title}</strong>
          {close('Close')}
        </div>
        <div className="pothik-sheet__body">{props.children}</div>
        <div className="pothik-sheet__actions">{props.actions}</div>
      </div>
    </div>
  );
}

/** The button of a `Popover` and what it opens, lying in the page. */
export function PopoverPicture({ trigger, children }: { trigger: string; children: ReactNode }) {
  return (
    <>
      <Button emphasis="secondary">{trigger}</Button>
      <div className="pothik-popover">{children}</div>
    </>
  );
}

/** A control and its `Tooltip`, lying in the page. */
export function TooltipPicture({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div style={{ display: 'inline-grid', justifyItems: 'center' }}>
      {children}
      <span className="pothik-tooltip">
        <span className="pothik-tooltip__text">{text}</span>
      </span>
    </div>
  );
}

/** An open `Dropdown`, lying in the page. */
export function DropdownPicture({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <>
      <div className="pothik-dropdown__trigger">
        <a href="#label">{label}</a>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </div>
      <ul className="pothik-dropdown__panel" style={{ position: 'static', width: 'max-content' }}>
        {items.map((item) => (
          <li key={item}>
            <a href="#item">{item}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a `CommandPalette` finds, lying in the page. */
export function PalettePicture(props: { typed: string; commands: readonly Command[] }) {
  return (
    <div className="pothik-palette" style={inPage}>
      <div className="pothik-palette__head">
        <Search {...iconStyle} />
        <span style={{ flex: 1 }}>{props.typed}</span>
        {close('Close')}
      </div>
      <div className="pothik-palette__list">
        {props.commands.map(({ id, label, icon, shortcut = [] }) => (
          <div className="pothik-palette__option" key={id}>
            {icon}
            <span className="pothik-palette__label">{label}</span>
            <span className="pothik-palette__keys" dir="ltr">
              {shortcut.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
