'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { inElement } from '../internal/in-element.tsx';
import { Link } from '../link/link.tsx';
import { nextItem } from './next-item.ts';
import './menu.css';

/** One thing to choose in a {@link Menu}: a link or an action. */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
} & ({ href: string } | { onSelect: () => void });

/** What {@link Menu} is given. */
export interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** Names the button where what it shows does not. */
  label?: string;
  items: readonly MenuItem[];
  /** Stands above the items, such as whose menu it is. */
  heading?: ReactNode;
  /** The side of the button on which both begin. Default `end`. */
  align?: 'start' | 'end';
}

/** Actions and places behind a button. Renders a `button` and a `menu` of `menuitem`s. */
export function Menu({ trigger, label, items, heading, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last'>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const itemElements = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  useEffect(() => {
    if (!open) return;
    itemElements()
      .at(open === 'first' ? 0 : -1)
      ?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(undefined);
    button.current?.focus();
  };
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const handleMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      close();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const elements = itemElements();
    const at = elements.indexOf(document.activeElement as HTMLElement);
    const labels = items.map((item) => item.label);
    const next = nextItem(event.key, labels, at);
    if (next === undefined) return;
    event.preventDefault();
    elements[next]?.focus();
  };

  return (
    <div
      ref={root}
      className="pothik-menu__root"
      role="presentation"
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to && !event.currentTarget.contains(to)) setOpen(undefined);
      }}
    >
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className="pothik-menu__trigger"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? undefined : 'first')}
        onKeyDown={handleButtonKey}
      >
        {trigger}
      </button>
      {open ? (
        <div className={`pothik-menu pothik-menu--${align}`}>
          {heading ? <div className="pothik-menu__heading">{heading}</div> : null}
          <div
            ref={menu}
            id={id}
            role="menu"
            aria-label={label}
            aria-labelledby={label ? undefined : `${id}-button`}
            tabIndex={-1}
            onKeyDown={handleMenuKey}
          >
            {items.map((item) => {
              const content = (
                <>
                  {inElement(item.icon)}
                  <span>{item.label}</span>
                </>
              );
              const shared = { className: 'pothik-menu__item', role: 'menuitem', tabIndex: -1 };
              return 'href' in item ? (
                <Link key={item.label} {...shared} href={item.href} onClick={close}>
                  {content}
                </Link>
              ) : (
                <button
                  key={item.label}
                  type="button"
                  {...shared}
                  onClick={() => {
                    close();
                    item.onSelect();
                  }}
                >
                  {content}
                </button>
              );
            })}
          </div>
        </div>
      ) : null}
    </div>
  );
}
