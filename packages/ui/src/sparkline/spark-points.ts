/** How wide and high the drawing of a sparkline is, in its own units. */
export const sparkSize = { width: 100, height: 24 } as const;

/** Room for half of the line's width. */
const inset = 1;

/**
 * Where the line goes through: evenly from one side to the other, the highest at the top.
 *
 * @returns `points` of an SVG `polyline`; a single value is a level line.
 */
export function sparkPoints(values: readonly number[]): string {
  const series = values.length === 1 ? [...values, ...values] : values;
  const low = Math.min(...series);
  const range = Math.max(...series) - low;
  const { width, height } = sparkSize;
  return series
    .map((value, index) => {
      const x = (index / (series.length - 1)) * width;
      const share = range === 0 ? 0.5 : (value - low) / range;
      const y = height - inset - share * (height - 2 * inset);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
