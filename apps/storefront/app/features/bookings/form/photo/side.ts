import type { Line } from './lines.ts';
import type { Planes } from './small-picture.ts';

/** A line with what is known of it from point to point. */
export interface Side {
  line: Line;
  /** It is an edge of the picture, beyond which nothing is known. */
  isFrame: boolean;
  /** Measures the edge of a document between two points on the line; see {@link measureSide}. */
  support: (from: number, to: number) => { length: number; share: number; agreement: number };
}

/** The distance from a line at which the colours on its two sides are compared, in pixels. */
const distances = [2, 3.5, 5] as const;
/** Colours that differ by less, in levels over all three channels, are the same. */
const same = 6;

/**
 * Compares the colours on both sides of a line, all along.
 *
 * `share` is that of the points at which they differ; `agreement`, from 0 to 1, how alike they differ: an edge
 * of a document differs in the same way all along, the grain of wood now so and now otherwise. Points are
 * told by their distance along the line from where it is nearest to the picture's middle.
 */
export function measureSide(line: Line, { planes, width, height }: Planes): Side {
  const half = Math.ceil(Math.hypot(width, height) / 2) + 1;
  const columns = 2 * half + 1;
  const seen = new Float32Array(columns + 1);
  const differs = new Float32Array(columns + 1);
  const amount = new Float32Array(columns + 1);
  const sums = planes.map(() => new Float32Array(columns + 1));
  const pixel = (x: number, y: number) =>
    Math.round(y) >= 0 && Math.round(y) < height && Math.round(x) >= 0 && Math.round(x) < width
      ? Math.round(y) * width + Math.round(x)
      : -1;
  for (let at = 0; at < columns; at += 1) {
    const along = at - half;
    const x = line.away * line.cos - along * line.sin + width / 2;
    const y = line.away * line.sin + along * line.cos + height / 2;
    const pairs = distances.map(
      (distance) =>
        [
          pixel(x + line.cos * distance, y + line.sin * distance),
          pixel(x - line.cos * distance, y - line.sin * distance),
        ] as const,
    );
    const isSeen = pairs.every(([one, other]) => one >= 0 && other >= 0);
    let total = 0;
    planes.forEach((plane, channel) => {
      let step = 0;
      if (isSeen) {
        for (const [one, other] of pairs) step += (plane[one] ?? 0) - (plane[other] ?? 0);
      }
      step /= distances.length;
      total += Math.abs(step);
      const sum = sums[channel];
      if (sum) sum[at + 1] = (sum[at] ?? 0) + step;
    });
    seen[at + 1] = (seen[at] ?? 0) + (isSeen ? 1 : 0);
    amount[at + 1] = (amount[at] ?? 0) + total;
    differs[at + 1] = (differs[at] ?? 0) + (total > same ? 1 : 0);
  }
  const support = (from: number, to: number) => {
    const first = Math.max(0, Math.min(columns, Math.round(Math.min(from, to)) + half));
    const last = Math.max(0, Math.min(columns, Math.round(Math.max(from, to)) + half));
    const between = (sum: Float32Array) => (sum[last] ?? 0) - (sum[first] ?? 0);
    const length = between(seen);
    const total = between(amount);
    const joint = sums.reduce((sum, one) => sum + Math.abs(between(one)), 0);
    return {
      length,
      share: length === 0 ? 0 : between(differs) / length,
      agreement: total === 0 ? 0 : joint / total,
    };
  };
  return { line, isFrame: false, support };
}

/** The four edges of the picture: nothing speaks for them and nothing against. */
export function frameSides({ width, height }: Planes): { flat: Side[]; upright: Side[] } {
  const frame = (cos: number, sin: number, away: number): Side => ({
    line: { cos, sin, away },
    isFrame: true,
    support: () => ({ length: 0, share: 0, agreement: 0 }),
  });
  return {
    flat: [frame(0, 1, -height / 2), frame(0, 1, height / 2)],
    upright: [frame(1, 0, -width / 2), frame(1, 0, width / 2)],
  };
}
