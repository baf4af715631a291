import { quantile, type Size } from './small-picture.ts';

/** The length of the piece in which an edge is looked for, in pixels. */
const piece = 12;

/** The same place of both lists tells of the same piece. */
interface Pieces {
  /** From its darkest to its brightest. */
  contrast: Float32Array;
  /** The largest difference between two neighbours. */
  step: Float32Array;
}

/** The pieces of rows, or of columns; three lines are looked at as one, as noise is less in their mean. */
function piecesAlong(
  luminance: Float32Array,
  area: Uint8Array,
  { width, height }: Size,
  upright: boolean,
): Pieces {
  const [next, beside] = upright ? [width, 1] : [1, width];
  const [long, lines] = upright ? [height, width] : [width, height];
  const most = Math.ceil(long / piece) * Math.ceil(lines / 3);
  const contrast = new Float32Array(most);
  const step = new Float32Array(most);
  let count = 0;
  for (let line = 1; line < lines - 1; line += 3) {
    for (let begin = 0; begin + piece <= long; begin += piece) {
      const first = line * beside + begin * next;
      const last = first + (piece - 1) * next;
      if (area[first] !== 1 || area[last] !== 1) continue;
      let lowest = Infinity;
      let highest = -Infinity;
      let steepest = 0;
      let before = Number.NaN;
      for (let at = first; at <= last; at += next) {
        const sum =
          (luminance[at - beside] ?? 0) + (luminance[at] ?? 0) + (luminance[at + beside] ?? 0);
        if (sum < lowest) lowest = sum;
        if (sum > highest) highest = sum;
        const difference = Math.abs(sum - before);
        if (difference > steepest) steepest = difference;
        before = sum;
      }
      contrast[count] = highest - lowest;
      step[count] = steepest;
      count += 1;
    }
  }
  return { contrast: contrast.subarray(0, count), step: step.subarray(0, count) };
}

/**
 * Measures the sharpness of a page's print: the share of its contrast that an edge crosses from one pixel to the next, 1 at
 * most, and about 0.4 divided by the deviation of the blur in pixels. It is that of the direction in which it
 * is less, since a hand that moves blurs in one direction.
 */
export function sharpnessOf(luminance: Float32Array, area: Uint8Array, size: Size): number {
  const directions = [false, true].map((upright) => {
    const { contrast, step } = piecesAlong(luminance, area, size, upright);
    // Plain paper has noise alone.
    const noise = { contrast: quantile(contrast, 0.2), step: quantile(step, 0.2) };
    // The strongest edges are of print.
    const strong = quantile(contrast, 0.88);
    const steepness = step.map(
      (value, at) => Math.max(0, value - noise.step) / ((contrast[at] ?? 0) - noise.contrast),
    );
    return quantile(
      steepness.filter((_steep, at) => (contrast[at] ?? 0) >= strong && strong > noise.contrast),
      0.7,
    );
  });
  return Math.min(...directions);
}
