import { Check, CircleDot, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { inElement } from '../internal/in-element.tsx';
import './status-badge.css';

/** `success`: done; `warning`: waiting; `danger`: ended; `neutral`: any other. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral';

const icons = { success: Check, warning: Clock, danger: X, neutral: CircleDot };

/** How a thing stands, told by word, sign and colour. Renders a `span`. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={`pothik-status pothik-status--${tone}`}>
      <Icon size={14} strokeWidth={2.25} aria-hidden />
      {inElement(children)}
    </span>
  );
}
