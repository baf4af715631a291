'use client';
import { useId, useState, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../internal/class-names.ts';
import '../button/button.css';
import './popover.css';

/** What {@link Popover} is given. */
export interface PopoverProps {
  /** What its button shows. */
  trigger: ReactNode;
  /** Names the button where what it shows does not. */
  triggerLabel?: string;
  /** Names what opens. */
  label: string;
  /** Default: it looks like a secondary button. */
  triggerClassName?: string;
  /** The side of the button on which both begin. Default `start`. */
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * Something small to look at or to set, beside the button that opens it, while the page stays as it is.
 * Escape and a press beside it close it and give the focus back. Renders a `button` and a `dialog`.
 */
export function Popover({
  trigger,
  triggerLabel,
  label,
  triggerClassName = 'pothik-button pothik-button--secondary',
  align = 'start',
  onOpenChange,
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const handleToggle = (event: ToggleEvent) => {
    const next = event.newState === 'open';
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div className="pothik-popover__root">
      <button
        type="button"
        className={classNames('pothik-popover__trigger', triggerClassName)}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="pothik-popover"
        data-align={align}
        onToggle={handleToggle}
      >
        {open ? children : null}
      </div>
    </div>
  );
}
