import type { ReactNode } from 'react';
import './message-state.css';

/** What the drawings have in common. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="pothik-state__drawing" viewBox="0 0 240 140" aria-hidden="true">
      {children}
    </svg>
  );
}
