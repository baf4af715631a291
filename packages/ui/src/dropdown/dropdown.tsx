'use client';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from '../link/link.tsx';
import './dropdown.css';

/** What {@link Dropdown} is given. */
export interface DropdownProps {
  label: string;
  href: string;
  items: readonly { label: string; href: string }[];
  /** Names the button that opens it. */
  openLabel: (label: string) => string;
  /** How long it stays after the pointer has left, in milliseconds. Default 150. */
  hideDelay?: number;
}

/**
 * A link with more links under it, shown while the pointer is on it or after its button was
 * pressed. Escape closes it and gives the focus back.
 */
export function Dropdown({ label, href, items, openLabel, hideDelay = 150 }: DropdownProps) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByPointer = useRef(false);
  const id = useId();
  const open = place !== undefined;

  const show = () => {
    clearTimeout(timer.current);
    const box = root.current?.getBoundingClientRect();
    if (box) setPlace({ left: Math.max(8, Math.min(box.left, innerWidth - 240)), top: box.bottom });
  };
  const hide = () => setPlace(undefined);
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, hideDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    addEventListener('scroll', hide, { capture: true, passive: true });
    return () => removeEventListener('scroll', hide, { capture: true });
  }, [open]);

  const onPress = () => {
    // Who comes with the pointer and presses wants it open, not shut again.
    const shuts = open && !openedByPointer.current;
    openedByPointer.current = false;
    if (shuts) hide();
    else show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    hide();
    toggle.current?.focus();
  };

  return (
    <div
      ref={root}
      className="pothik-dropdown__trigger"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        openedByPointer.current = !open;
        show();
      }}
      onPointerLeave={hideSoon}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hide();
      }}
      onKeyDown={onKeyDown}
      role="presentation"
    >
      <Link href={href}>{label}</Link>
      <button
        ref={toggle}
        type="button"
        className="pothik-dropdown__toggle"
        aria-label={openLabel(label)}
        aria-expanded={open}
        aria-controls={id}
        onClick={onPress}
      >
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {place ? (
        <ul className="pothik-dropdown__panel" id={id} style={place}>
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} onClick={hide}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
