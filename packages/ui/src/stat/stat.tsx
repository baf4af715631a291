import type { ReactNode } from 'react';
import './stat.css';

/** What {@link Stat} is given. */
export interface StatProps {
  /** What is counted. */
  label: string;
  value: ReactNode;
  /** Against what, in words: '12 more than last week'. */
  change?: ReactNode;
  /** How the change is meant; the words say it as well. Default `neutral`. */
  tone?: 'success' | 'danger' | 'neutral';
  /** A `Sparkline`. */
  children?: ReactNode;
}

/** One figure that somebody looks for every morning. Renders a `dl`. */
export function Stat({ label, value, change, tone = 'neutral', children }: StatProps) {
  return (
    <dl className="pothik-stat">
      <dt className="pothik-stat__label">{label}</dt>
      <dd className="pothik-stat__value">{value}</dd>
      {change ? (
        <dd className={`pothik-stat__change pothik-stat__change--${tone}`}>{change}</dd>
      ) : null}
      {children ? <dd>{children}</dd> : null}
    </dl>
  );
}
