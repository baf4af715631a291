import { useId, type ReactNode } from 'react';
import './bar-chart.css';

/** One bar of a {@link BarChart}. */
export interface Bar {
  label: string;
  /** Not below 0. */
  value: number;
}

/** What {@link BarChart} is given. */
export interface BarChartProps {
  /** Its heading. */
  caption: ReactNode;
  bars: readonly Bar[];
  /** How a value is written. Default: as the browser's language has it. */
  format?: (value: number) => string;
  /** What is shown where there is nothing to draw. */
  empty?: ReactNode;
}

const plain = (value: number) => value.toLocaleString();

/**
 * A few amounts to compare. Everything that the bars show stands beside them as text, so the drawing itself
 * says nothing. Renders a `figure` with a list.
 */
export function BarChart({ caption, bars, format = plain, empty }: BarChartProps) {
  const id = useId();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <figure className="pothik-bars" aria-labelledby={id}>
      <figcaption className="pothik-bars__caption" id={id}>
        {caption}
      </figcaption>
      {bars.length === 0 && empty ? <div>{empty}</div> : null}
      <ul className="pothik-bars__list">
        {bars.map(({ label, value }) => (
          <li key={label} className="pothik-bars__bar">
            <span className="pothik-bars__label">{label}</span>
            <span className="pothik-bars__value">{format(value)}</span>
            <svg
              className="pothik-bars__drawing"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden
            >
              <rect width={most === 0 ? 0 : (value / most) * 100} height={8} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
