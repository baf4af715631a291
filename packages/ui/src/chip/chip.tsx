import type { ReactNode } from 'react';
import './chip.css';

/** A short property of a thing. Renders a `span`. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="pothik-chip">{children}</span>;
}

/** A mark on a thing; `sun` is the one accent of a view. Renders a `span`. */
export function Badge({
  tone = 'river',
  children,
}: {
  tone?: 'river' | 'sun';
  children: ReactNode;
}) {
  return (
    <span className={`pothik-badge${tone === 'sun' ? ' pothik-badge--sun' : ''}`}>{children}</span>
  );
}
