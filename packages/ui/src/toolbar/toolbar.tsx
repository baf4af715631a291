'use client';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft } from '../internal/is-right-to-left.ts';
import './toolbar.css';

/** What {@link Toolbar} is given. */
export interface ToolbarProps {
  /** Names it, such as 'Formatting'. */
  label: string;
  /** Buttons, links, switches and checkboxes; fields keep their arrow keys and their place in the Tab order. */
  children: ReactNode;
}

/** What arrow keys lead to: controls that have no use of their own for them. */
const stops =
  'button:not(:disabled), a[href], input:is([type=checkbox], [role=switch]):not(:disabled)';

/**
 * Controls that belong together, of which the Tab key reaches one and the arrow keys the others. For what
 * only stands beside one another use `Inline`. Renders a `toolbar` named by its label.
 */
export function Toolbar({ label, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);

  const stopElements = () => [...(root.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const keepOneStop = () => {
    const elements = stopElements();
    if (!current.current || !elements.includes(current.current)) current.current = elements[0];
    for (const element of elements) element.tabIndex = element === current.current ? 0 : -1;
  };
  // What stands in it may have changed with any rendering.
  useEffect(keepOneStop);

  const handleFocus = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(stops)) return;
    current.current = event.target;
    keepOneStop();
  };
  const handleKey = (event: KeyboardEvent) => {
    const elements = stopElements();
    const at = elements.indexOf(event.target as HTMLElement);
    if (at === -1 || !root.current) return;
    const step = isRightToLeft(root.current) ? -1 : 1;
    const next = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    elements.at(next % elements.length)?.focus();
  };

  return (
    // Its controls take the focus, one of them by Tab.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      className="pothik-toolbar"
      onFocus={handleFocus}
      onKeyDown={handleKey}
    >
      {children}
    </div>
  );
}
