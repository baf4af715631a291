import type { ReactNode } from 'react';

/** Text that is heard and not seen. Renders a `span`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="pothik-visually-hidden">{children}</span>;
}
