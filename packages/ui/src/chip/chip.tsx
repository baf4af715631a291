import type { ReactNode } from 'react';
import './chip.css';

/** A short property of a thing. Renders a `span`. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="pothik-chip">{children}</span>;
}

/** A mark on a thing; `accent` is the one of a view. Renders a `span`. */
export function Badge({
  tone = 'primary',
  children,
}: {
  tone?: 'primary' | 'accent';
  children: ReactNode;
}) {
  return (
    <span className={`pothik-badge${tone === 'accent' ? ' pothik-badge--accent' : ''}`}>
      {children}
    </span>
  );
}
