import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Text that is heard and not seen. Renders a `span`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="pothik-visually-hidden">{children}</span>;
}
