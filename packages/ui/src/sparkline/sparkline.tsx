import { sparkPoints, sparkSize } from './spark-points.ts';
import './sparkline.css';

/** What {@link Sparkline} is given. */
export interface SparklineProps {
  /** Says in words what the line shows: 'Bookings of the last 30 days, rising from 12 to 31'. */
  label: string;
  /** In the order of time. */
  values: readonly number[];
}

/** The course of a figure, small enough to stand beside it. Renders an `img` named by its label. */
export function Sparkline({ label, values }: SparklineProps) {
  const { width, height } = sparkSize;
  return (
    <svg
      className="pothik-sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
    >
      {values.length > 0 ? (
        <polyline points={sparkPoints(values)} vectorEffect="non-scaling-stroke" />
      ) : null}
    </svg>
  );
}
