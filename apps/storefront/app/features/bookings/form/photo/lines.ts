import type { Planes } from './small-picture.ts';

/** A straight line; `x cos + y sin = away`, measured from the middle of the picture in pixels. */
export interface Line {
  cos: number;
  sin: number;
  away: number;
}

/** Farthest that an edge may lean from the picture's own sides, in degrees, and how finely that is told. */
const farthest = 36;
const step = 1.5;
const angles = (2 * farthest) / step + 1;
/** The step in which the place of a line is told, in pixels. */
const apart = 1.5;
/** An edge of fewer levels for each pixel is none. */
const faintest = 0.9;
/** A strong edge counts no more than this: white paper on a white table has weak ones. */
const strongest = 6;

interface Edges {
  /** The weight of each pixel's edge. */
  weight: Float32Array;
  /** Which way the brightness changes there, in radians. */
  direction: Float32Array;
}

function edgesOf({ planes, width, height }: Planes): Edges {
  const weight = new Float32Array(width * height);
  const direction = new Float32Array(width * height);
  for (let at = width + 1; at < weight.length - width - 1; at += 1) {
    let [best, bestAcross, bestDown] = [faintest * faintest, 0, 0];
    for (const plane of planes) {
      const falling = (plane[at + width + 1] ?? 0) - (plane[at - width - 1] ?? 0);
      const rising = (plane[at + width - 1] ?? 0) - (plane[at - width + 1] ?? 0);
      const across = falling - rising + 2 * ((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0));
      const down = falling + rising + 2 * ((plane[at + width] ?? 0) - (plane[at - width] ?? 0));
      const square = (across * across + down * down) / 64;
      if (square > best) [best, bestAcross, bestDown] = [square, across, down];
    }
    if (bestAcross === 0 && bestDown === 0) continue;
    weight[at] = Math.min(strongest, Math.sqrt(best));
    direction[at] = Math.atan2(bestDown, bestAcross);
  }
  // A row's end and the next one's beginning are no neighbours.
  for (let row = 0; row < height; row += 1) {
    weight[row * width] = 0;
    weight[row * width + width - 1] = 0;
  }
  return { weight, direction };
}

/** All edges vote for the lines that they may belong to; `upright` are those from above to below. */
function vote({ weight, direction }: Edges, { width, height }: Planes, upright: boolean) {
  const places = Math.ceil(Math.hypot(width, height) / apart) + 2;
  const votes = new Float32Array(angles * places);
  const turn = upright ? 0 : Math.PI / 2;
  const turns = Array.from({ length: angles }, (_, index) => {
    const angle = turn + ((index * step - farthest) * Math.PI) / 180;
    return { cos: Math.cos(angle), sin: Math.sin(angle) };
  });
  for (let at = 0; at < weight.length; at += 1) {
    const counts = weight[at] ?? 0;
    if (counts === 0) continue;
    let off = ((direction[at] ?? 0) - turn) % Math.PI;
    if (off > Math.PI / 2) off -= Math.PI;
    if (off < -Math.PI / 2) off += Math.PI;
    const near = Math.round(((off * 180) / Math.PI + farthest) / step);
    const x = (at % width) - width / 2;
    const y = Math.floor(at / width) - height / 2;
    for (let index = Math.max(0, near - 3); index <= Math.min(angles - 1, near + 3); index += 1) {
      const { cos = 1, sin = 0 } = turns[index] ?? {};
      const place = Math.round((x * cos + y * sin) / apart + places / 2);
      const cell = index * places + place;
      votes[cell] = (votes[cell] ?? 0) + counts;
    }
  }
  return { votes, places, turns };
}

/** The lines that most edges lie on, no two of them nearly the same. */
function winners({ votes, places, turns }: ReturnType<typeof vote>, count: number): Line[] {
  const lines: Line[] = [];
  while (lines.length < count) {
    let best = 0;
    for (let cell = 1; cell < votes.length; cell += 1) {
      if ((votes[cell] ?? 0) > (votes[best] ?? 0)) best = cell;
    }
    if ((votes[best] ?? 0) <= 0) break;
    const [angle, place] = [Math.floor(best / places), best % places];
    const { cos = 1, sin = 0 } = turns[angle] ?? {};
    lines.push({ cos, sin, away: (place - places / 2) * apart });
    for (let index = Math.max(0, angle - 5); index <= Math.min(angles - 1, angle + 5); index += 1) {
      votes.fill(
        0,
        index * places + Math.max(0, place - 4),
        index * places + Math.min(places, place + 5),
      );
    }
  }
  return lines;
}

/** The straight edges of a picture, by the Hough transform: those from side to side, and those upright. */
export function findLines(picture: Planes, count: number): { flat: Line[]; upright: Line[] } {
  const edges = edgesOf(picture);
  return {
    flat: winners(vote(edges, picture, false), count),
    upright: winners(vote(edges, picture, true), count),
  };
}
