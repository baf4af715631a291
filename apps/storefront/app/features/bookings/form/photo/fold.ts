import type { Page, Point } from './find-page.ts';
import type { Size } from './small-picture.ts';

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** The distance beside a fold at which the paper is looked at, in pixels. */
const beside = 5;
/** A fold is so much darker than the paper beside it. */
const darker = 0.96;

/**
 * Looks for the fold of an open passport, of which one page runs out of the picture: a dark line over the whole
 * width, from edge to edge, which print is not.
 *
 * @param side where it runs out: that from this corner to the next.
 * @returns the page beyond the fold.
 */
export function beyondFold(
  luminance: Float32Array,
  { width, height }: Size,
  { corners }: Page,
  side: number,
): Page['corners'] | undefined {
  const corner = (index: number) => corners[(side + index) % 4] ?? corners[0];
  const [left, right, rightEnd, leftEnd] = [corner(0), corner(1), corner(2), corner(3)];
  const long = Math.hypot(leftEnd[0] - left[0], leftEnd[1] - left[1]);
  const across = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const at = ([x, y]: Point) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    return luminance[row * width + column];
  };
  const [downX, downY] = [(leftEnd[0] - left[0]) / long, (leftEnd[1] - left[1]) / long];
  const isDark = (point: Point) => {
    const value = (off: number) => at([point[0] + downX * off, point[1] + downY * off]);
    const [above, below] = [value(-beside), value(beside)];
    const line = Math.min(...[-1, 0, 1].map((off) => value(off) ?? Infinity));
    return above !== undefined && below !== undefined && line < darker * Math.min(above, below);
  };
  /** The share of a line that is dark; 0 where it is less than `least`. */
  const dark = (from: Point, to: Point, begin: number, end: number, least: number) => {
    const count = 25;
    const spare = (1 - least) * count;
    let missed = 0;
    for (let index = 0; index < count && missed <= spare; index += 1) {
      if (!isDark(between(from, to, begin + ((end - begin) * index) / (count - 1)))) missed += 1;
    }
    return missed <= spare ? 1 - missed / count : 0;
  };
  const margin = 4.5 / across;
  let best: { corners: Page['corners']; share: number } | undefined;
  const other = Math.hypot(rightEnd[0] - right[0], rightEnd[1] - right[1]);
  for (let share = beside / long; share < 0.6; share += 1 / long) {
    // About as far from the page's other end on both sides, as far as a page seen from aside has it.
    for (let lean = 0.78; lean <= 1.28; lean += 0.01) {
      const from = between(left, leftEnd, share);
      const to = between(right, rightEnd, 1 - ((1 - share) * lean * long) / other);
      const whole = dark(from, to, margin, 1 - margin, 0.9);
      if (whole <= (best?.share ?? 0)) continue;
      // Print keeps away from the edges of the paper.
      const atEdges = [
        dark(from, to, margin / 3, margin, 0.6),
        dark(from, to, 1 - margin, 1 - margin / 3, 0.6),
      ];
      if (atEdges.includes(0)) continue;
      best = { corners: [from, to, rightEnd, leftEnd], share: whole };
    }
  }
  return best?.corners;
}
