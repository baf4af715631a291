import { Check, CircleDot, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import './status-badge.css';

/** `leaf`: done; `amber`: waiting; `clay`: ended; `plain`: any other. */
export type StatusTone = 'leaf' | 'amber' | 'clay' | 'plain';

const icons = { leaf: Check, amber: Clock, clay: X, plain: CircleDot };

/** How a thing stands, told by word, sign and colour. Renders a `span`. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={`pothik-status pothik-status--${tone}`}>
      <Icon size={14} strokeWidth={2.25} aria-hidden />
      {children}
    </span>
  );
}
