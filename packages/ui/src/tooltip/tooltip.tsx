'use client';
import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import './tooltip.css';

/** What {@link Tooltip} is given. */
export interface TooltipProps {
  /** A few words. Nothing that somebody needs: touch has no pointer that rests. */
  text: string;
  /** The one control that it describes; takes the focus and hands on `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A few words more about a control, while a pointer rests on it or it has the focus. Escape sends it away,
 * and one can go onto it with the pointer. Renders a `tooltip` that describes the control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);

  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();
  useEffect(() => {
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return;
      // A dialog around it stays open.
      event.preventDefault();
      hide();
    };
    document.addEventListener('keydown', hideOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', hideOnEscape, { capture: true });
  }, []);

  return (
    <span
      className="pothik-tooltip__root"
      role="presentation"
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className="pothik-tooltip">
        <span className="pothik-tooltip__text">{text}</span>
      </span>
    </span>
  );
}
